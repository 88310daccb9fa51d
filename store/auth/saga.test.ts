import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { errorText } from '../../services/http/errorCatalog';
import { ServiceError } from '../../services/http/errors';
import { signOnTimeouts } from '../../services/sso/timeouts';
import { selectSignInStatus } from '../account/selectors';
import {
  loginRequested,
  loginSucceeded,
  logoutRequested,
  ticketRenewalRequested,
  userInfoRequested,
} from '../session/events';
import { loginModalDismissed, loginModalToggled } from '../interface/slice';
import { appMounted } from '../support/appMounted';
import { buildLoginReport, buildTicketReport, testNow } from '../support/testing/builders';
import { createTestStore, settle, testServicesUrl } from '../support/testing/createTestStore';
import { noSession } from '../support/testing/fakeSignOn';

const never = () => new Promise<never>(() => undefined);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(`${testServicesUrl}/v2/profiles/me/iplocation`, () => HttpResponse.json({ countryCode: 'US' })),
    http.get(`${testServicesUrl}/v3/users/me`, never),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/playerprofile`, never),
    http.get('http://localhost/static/lang/*', () => HttpResponse.json({})),
  ),
);
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const minute = 60_000;
const timeout = () => new ServiceError({ message: errorText('sso/ticketTimeout'), errorCode: 'timeout' });

function signedIn() {
  const made = createTestStore();
  made.signOn.signIn();
  made.store.dispatch(loginSucceeded(buildLoginReport()));
  return made;
}

describe('login through the widget', () => {
  it('stores the ticket, closes the modal and opens the dashboard', async () => {
    const { store, signOn, navigations } = createTestStore();
    signOn.signIn();
    store.dispatch(loginModalToggled({ showLoginModal: true }));

    store.dispatch(loginRequested());
    await settle();

    expect(store.getState().auth.ticket).toBe('a-ticket');
    expect(store.getState().interface.showLoginModal).toBe(false);
    expect(selectSignInStatus(store.getState())).toBe('player');
    expect(navigations).toEqual([{ routeName: 'dashboard' }]);
  });

  it.each([
    ['redirecting is disabled', false, undefined],
    ['redirecting is prevented', true, { preventRedirect: true }],
  ])('stays where it is when %s', async (_case, redirectAfterLogin, options) => {
    const { store, signOn, navigations } = createTestStore();
    signOn.signIn();
    store.dispatch(loginModalToggled({ showLoginModal: true, redirectAfterLogin }));

    store.dispatch(loginRequested(options));
    await settle();

    expect(store.getState().interface.showLoginModal).toBe(false);
    expect(navigations).toEqual([]);
  });

  it('leaves the modal open with the failure when there is no ticket', async () => {
    const { store, signOn, navigations } = createTestStore();
    signOn.loginOutcome = timeout();
    store.dispatch(loginModalToggled({ showLoginModal: true }));

    store.dispatch(loginRequested());
    await settle();

    expect(store.getState().interface.showLoginModal).toBe(true);
    expect(store.getState().auth.loginFailure?.message).toBe('timeout while getting ticket');
    expect(navigations).toEqual([]);
  });

  it('is found when the dialog is closed before it is reported', async () => {
    const { store, signOn, otherTabs } = createTestStore();
    store.dispatch(appMounted());
    store.dispatch(loginModalToggled({ showLoginModal: true }));
    await settle();
    expect(selectSignInStatus(store.getState())).toBe('visitor');
    signOn.signIn();

    store.dispatch(loginModalDismissed());
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('player');
    expect(otherTabs.announced).toEqual(['signedIn']);
  });

  it('is found and announced when the dialog is closed without a connection, once it is back', async () => {
    const { store, signOn, otherTabs } = createTestStore();
    store.dispatch(appMounted());
    await settle();
    signOn.loginOutcome = timeout();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    store.dispatch(loginModalDismissed());
    await settle();
    expect(selectSignInStatus(store.getState())).toBe('unanswered');

    onLine.mockRestore();
    signOn.signIn();
    window.dispatchEvent(new Event('online'));
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('player');
    expect(otherTabs.announced).toEqual(['signedIn']);
  });

  it('is not announced when the dialog is closed without one, and another tab signs in later', async () => {
    const { store, signOn, otherTabs } = createTestStore();
    store.dispatch(appMounted());
    await settle();
    store.dispatch(loginModalDismissed());
    await settle();
    signOn.signIn();
    otherTabs.change('signedIn');
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('player');
    expect(otherTabs.announced).toEqual([]);
  });

  it('forgets what another player left', async () => {
    const { store, signOn } = signedIn();
    signOn.signIn({ userId: 'somebody-else', ticket: 'their-ticket' });

    store.dispatch(loginRequested());
    await settle();

    expect(store.getState().auth).toMatchObject({ userId: 'somebody-else', ticket: 'their-ticket' });
    expect(store.getState().account.playerProfile?.userId).toBe('somebody-else');
  });
});

describe('a page that begins', () => {
  it('signs in silently from the sign-on session, and goes nowhere', async () => {
    const { store, signOn, navigations } = createTestStore();
    signOn.signIn();
    expect(selectSignInStatus(store.getState())).toBe('unknown');

    store.dispatch(appMounted());
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('player');
    expect(navigations).toEqual([]);
  });

  it('finds a visitor where there is no session', async () => {
    const { store } = createTestStore();

    store.dispatch(appMounted());
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('visitor');
  });

  it('looks again when the services do not answer, and finds the player', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { store, signOn } = createTestStore();
    signOn.loginOutcome = timeout();
    store.dispatch(appMounted());
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSignInStatus(store.getState())).toBe('unknown');

    signOn.signIn();
    await jest.advanceTimersByTimeAsync(1_000);

    expect(signOn.calls.login).toBe(2);
    expect(selectSignInStatus(store.getState())).toBe('player');
  });

  it('does not take a check without an answer for a visitor, and looks again on request', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { store, signOn } = createTestStore();
    signOn.loginOutcome = timeout();
    store.dispatch(appMounted());
    await jest.advanceTimersByTimeAsync(4_000);
    expect(signOn.calls.login).toBe(3);
    expect(selectSignInStatus(store.getState())).toBe('unanswered');

    store.dispatch(userInfoRequested());
    expect(store.getState().auth.isCheckingLogin).toBe(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSignInStatus(store.getState())).toBe('unanswered');
    signOn.signIn();
    await jest.advanceTimersByTimeAsync(1_000);

    expect(store.getState().auth.isCheckingLogin).toBe(false);
    expect(selectSignInStatus(store.getState())).toBe('player');
  });

  it('looks again once the browser is back online, if nobody answered before', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { store, signOn } = createTestStore();
    signOn.loginOutcome = timeout();
    store.dispatch(appMounted());
    await jest.advanceTimersByTimeAsync(4_000);
    signOn.signIn();

    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSignInStatus(store.getState())).toBe('player');
    const { login } = signOn.calls;

    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(signOn.calls.login).toBe(login);
  });

  it('says after 5 seconds that the services do not answer, and finds the player who is there later', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { store, signOn } = createTestStore();
    signOn.loginOutcome = () =>
      new Promise((_resolve, reject) => void setTimeout(() => reject(timeout()), signOnTimeouts.initialisation));
    store.dispatch(appMounted());
    await jest.advanceTimersByTimeAsync(signOnTimeouts.initialisation);
    expect(selectSignInStatus(store.getState())).toBe('unanswered');
    // It tries again meanwhile.
    expect(store.getState().auth.isCheckingLogin).toBe(true);

    signOn.signIn();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(selectSignInStatus(store.getState())).toBe('player');
    expect(store.getState().profile.status).not.toBe('idle');
  });

  it('lets the widget win over a check that has not ended', async () => {
    const { store, signOn } = createTestStore();
    let fail: (error: Error) => void = () => undefined;
    signOn.loginOutcome = () => new Promise((_resolve, reject) => (fail = reject));
    store.dispatch(appMounted());
    signOn.signIn();

    store.dispatch(loginRequested());
    await settle();
    fail(timeout());
    await settle();

    expect(store.getState().auth).toMatchObject({ ticket: 'a-ticket', loginFailure: null });
  });

  it.each([
    [
      'stores the country and its zone',
      { countryCode: 'FR' },
      { ipCountry: 'FR', zone: 'emea', hasIpCountryLoaded: true },
    ],
    [
      'keeps the default one at an error code',
      { errorCode: 7 },
      { ipCountry: 'US', zone: 'ncsa', hasIpCountryLoaded: false },
    ],
  ])('%s', async (_case, respond, expected) => {
    let answered: () => void = () => undefined;
    const hasAnswered = new Promise<void>((resolve) => (answered = resolve));
    server.use(
      http.get(`${testServicesUrl}/v2/profiles/me/iplocation`, () => {
        setTimeout(answered, 20);
        return HttpResponse.json(respond);
      }),
    );
    const { store, reports } = createTestStore();

    store.dispatch(appMounted());
    await hasAnswered;

    expect(store.getState().auth).toMatchObject(expected);
    expect(reports).toEqual([]);
  });
});

describe('renewal', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));

  it('happens ten minutes before the ticket ends, and again before the next one ends', async () => {
    const { store, signOn, clock } = signedIn();

    await jest.advanceTimersByTimeAsync(170 * minute - 1);
    expect(signOn.calls.getTicket).toBe(0);
    clock.now = testNow + 170 * minute;
    signOn.ticketOutcome = buildTicketReport({ ticket: 'second', expiration: clock.now + 180 * minute });
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().auth.ticket).toBe('second');

    clock.now = testNow + 340 * minute;
    signOn.ticketOutcome = buildTicketReport({ ticket: 'third', expiration: clock.now + 180 * minute });
    await jest.advanceTimersByTimeAsync(170 * minute);
    expect(store.getState().auth.ticket).toBe('third');
  });

  it('runs one at a time', async () => {
    const { store, signOn } = signedIn();
    signOn.ticketOutcome = never;

    store.dispatch(ticketRenewalRequested());
    store.dispatch(ticketRenewalRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(signOn.calls.getTicket).toBe(1);
  });

  it('is tried again when the sign-on does not answer, and fails at the third time', async () => {
    const { store, signOn } = signedIn();
    signOn.ticketOutcome = timeout();

    store.dispatch(ticketRenewalRequested());
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.getState().auth.ticket).toBe('a-ticket');
    await jest.advanceTimersByTimeAsync(10_000);

    expect(signOn.calls.getTicket).toBe(3);
    expect(store.getState().auth).toMatchObject({ ticket: null, expiration: null, ticketValidated: true });
    expect(store.getState().interface.showLoginModal).toBe(false);
  });

  it('fails at once when the sign-on session has ended', async () => {
    const { store, signOn } = signedIn();
    signOn.ticketOutcome = noSession();

    store.dispatch(ticketRenewalRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(signOn.calls.getTicket).toBe(1);
    expect(selectSignInStatus(store.getState())).toBe('visitor');
    // The player signs in on the spot, and stays there.
    expect(store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });
  });

  it('brings no ticket after a sign-out', async () => {
    const { store, signOn } = signedIn();
    let answer: () => void = () => undefined;
    signOn.ticketOutcome = () => new Promise((resolve) => (answer = () => resolve(buildTicketReport())));
    store.dispatch(ticketRenewalRequested());

    store.dispatch(logoutRequested());
    answer();
    await jest.advanceTimersByTimeAsync(0);

    expect(store.getState().auth.ticket).toBeNull();
  });

  it('changes players when another player has signed on', async () => {
    const { store, signOn } = signedIn();
    signOn.signIn({ userId: 'somebody-else', ticket: 'their-ticket' });

    store.dispatch(ticketRenewalRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(store.getState().auth).toMatchObject({ userId: 'somebody-else', ticket: 'their-ticket' });
    expect(store.getState().account.playerProfile?.userId).toBe('somebody-else');
  });
});

describe('sign-out', () => {
  it('clears the player, opens the index and signs out at the publisher and in other tabs', async () => {
    const { store, signOn, otherTabs, navigations } = signedIn();

    store.dispatch(logoutRequested());
    expect(store.getState().auth).toMatchObject({ ticket: null, expiration: null, sessionId: null, userId: null });
    expect(selectSignInStatus(store.getState())).toBe('visitor');
    await settle();

    expect(navigations).toEqual([{ routeName: 'index' }]);
    expect(signOn.calls.logout).toBe(1);
    expect(otherTabs.announced).toEqual(['signedOut']);
  });

  it('is done here even when the call to the publisher fails', async () => {
    const { store, signOn, reports } = signedIn();
    signOn.logoutOutcome = timeout();

    store.dispatch(logoutRequested());
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('visitor');
    expect(reports).toEqual([]);
  });

  it('in another tab clears the player here too, who may sign in on the spot', async () => {
    const { store, signOn, otherTabs, navigations } = createTestStore();
    signOn.signIn();
    store.dispatch(appMounted());
    await settle();

    otherTabs.change('signedOut');
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('visitor');
    expect(store.getState().auth).toMatchObject({ ticket: null, userId: null, hasSessionEnded: true });
    expect(store.getState().account.playerProfile).toBeNull();
    expect(store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });
    expect(navigations).toEqual([]);
    expect(signOn.calls.logout).toBe(0);
    expect(otherTabs.announced).toEqual([]);
  });
});

it('a sign-out in another tab opens no login for a visitor', async () => {
  const { store, otherTabs, navigations } = createTestStore();
  store.dispatch(appMounted());
  await settle();

  otherTabs.change('signedOut');
  await settle();

  expect(store.getState().auth.hasSessionEnded).toBe(false);
  expect(store.getState().interface.showLoginModal).toBe(false);
  expect(navigations).toEqual([]);
});

describe('a sign-in in another tab', () => {
  it('signs in here too, by a ticket of this tab’s own, and stays on the page', async () => {
    const { store, signOn, otherTabs, navigations } = createTestStore();
    store.dispatch(appMounted());
    await settle();
    store.dispatch(loginModalToggled({ showLoginModal: true }));
    signOn.signIn();

    otherTabs.change('signedIn');
    await settle();

    expect(selectSignInStatus(store.getState())).toBe('player');
    expect(store.getState().interface.showLoginModal).toBe(false);
    expect(navigations).toEqual([]);
    expect(otherTabs.announced).toEqual([]);
  });

  it('changes players here too', async () => {
    const { store, signOn, otherTabs } = signedIn();
    store.dispatch(appMounted());
    signOn.signIn({ userId: 'somebody-else', ticket: 'their-ticket' });

    otherTabs.change('signedIn');
    await settle();

    expect(store.getState().auth).toMatchObject({ userId: 'somebody-else', ticket: 'their-ticket' });
  });

  it('is announced by the tab of the widget', async () => {
    const { store, signOn, otherTabs } = createTestStore();
    signOn.signIn();
    store.dispatch(loginRequested());
    await settle();
    expect(otherTabs.announced).toEqual(['signedIn']);
  });
});
