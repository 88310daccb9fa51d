import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ServiceError } from '../../../services/http/errors';
import { selectSignInStatus } from '../../account/selectors';
import { selectProfile } from '../../profile/selectors';
import { profileLoaded } from '../../profile/slice';
import { appMounted } from '../../support/appMounted';
import { buildUserProfile } from '../../support/testing/builders';
import { createTestStore, settle, testServicesUrl } from '../../support/testing/createTestStore';
import { noSession } from '../../support/testing/fakeSignOn';
import { balanceFetched } from '../../units/slice';

const never = () => new Promise<never>(() => undefined);
const server = setupServer(
  http.get(`${testServicesUrl}/v2/profiles/me/iplocation`, () => HttpResponse.json({ countryCode: 'US' })),
  http.get(`${testServicesUrl}/v3/users/me`, never),
  http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/*`, never),
  http.get('http://localhost/static/lang/*', () => HttpResponse.json({})),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const restore = (persisted = true) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

/** A player's page with a profile and a balance, as it was left. */
async function leftByPlayer() {
  const made = createTestStore();
  made.signOn.signIn();
  made.store.dispatch(appMounted());
  await settle();
  made.store.dispatch(profileLoaded(buildUserProfile()));
  made.store.dispatch(balanceFetched({ units: 1240, expiring: [] }));
  return made;
}

it('shows nothing personal from the first frame on, and asks to sign in again, after a sign-out elsewhere', async () => {
  const { store, signOn, navigations } = await leftByPlayer();
  signOn.loginOutcome = noSession();

  restore();
  const { auth, units } = store.getState();
  expect(selectSignInStatus(store.getState())).toBe('unknown');
  expect([auth.ticket, auth.userId, units.units, selectProfile(store.getState()).username]).toEqual([
    null,
    null,
    null,
    '',
  ]);

  await settle();
  expect(selectSignInStatus(store.getState())).toBe('visitor');
  expect(store.getState().auth.hasSessionEnded).toBe(true);
  expect(store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });
  expect(navigations).toEqual([]);
});

it('finds the player again who is still signed in, and stays on the page', async () => {
  const { store, navigations } = await leftByPlayer();
  restore();
  await settle();
  expect(selectSignInStatus(store.getState())).toBe('player');
  expect(navigations).toEqual([]);
});

it('finds another player who has signed in meanwhile', async () => {
  const { store, signOn } = await leftByPlayer();
  signOn.signIn({ userId: 'somebody-else', ticket: 'their-ticket' });
  restore();
  await settle();
  expect(store.getState().auth).toMatchObject({ userId: 'somebody-else', ticket: 'their-ticket' });
});

it('shows nothing personal either where the services do not respond, and offers a retry', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const leaving = leftByPlayer();
  await jest.advanceTimersByTimeAsync(0);
  const { store, signOn, navigations } = await leaving;
  signOn.loginOutcome = new ServiceError({ message: 'No answer', errorCode: 'timeout' });
  restore();
  await jest.advanceTimersByTimeAsync(4_000);
  expect(selectSignInStatus(store.getState())).toBe('unanswered');
  expect(selectProfile(store.getState()).username).toBe('');
  expect(navigations).toEqual([]);
  jest.useRealTimers();
});

it('signs in a visitor’s page after a sign-in elsewhere', async () => {
  const { store, signOn, navigations } = createTestStore();
  store.dispatch(appMounted());
  await settle();
  signOn.signIn();
  restore();
  await settle();
  expect(selectSignInStatus(store.getState())).toBe('player');
  expect(navigations).toEqual([]);
});

it('leaves a page alone that is shown for the first time', async () => {
  const { store, signOn } = await leftByPlayer();
  restore(false);
  await settle();
  expect(signOn.calls.login).toBe(1);
  expect(selectSignInStatus(store.getState())).toBe('player');
});
