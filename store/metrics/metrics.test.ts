import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { toFailure } from '../../services/http/errors';
import { createBeacon } from '../../services/metrics/beacon';
import { choiceKey } from '../../services/metrics/choiceStorage';
import type { MetricsEvent } from '../../services/metrics/events';
import { loginFailed, loginSucceeded, logoutStarted, userInfoLoaded } from '../session/events';
import { ipCountryLoaded } from '../auth/slice';
import { localeChanged, localeChangeRequested } from '../locale/slice';
import { routeChangeCompleted, routeChangeStarted } from '../router/slice';
import { appMounted } from '../support/appMounted';
import { buildLoginReport, buildUser } from '../support/testing/builders';
import { noSession } from '../support/testing/fakeSignOn';
import { createTestStore, settle, testServicesUrl } from '../support/testing/createTestStore';
import { selectConsent } from './selectors';
import { actionObserved, choiceMade } from './slice';

const posted: string[] = [];
const server = setupServer(
  http.post(`${testServicesUrl}/metrics/events`, async ({ request }) => {
    posted.push(await request.text());
    return new HttpResponse(null, { status: 204 });
  }),
  http.all(`${testServicesUrl}/*`, () => HttpResponse.json({ errorCode: 1 })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  posted.length = 0;
  localStorage.clear();
});
afterAll(() => server.close());

const rest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await settle();
};
const failure = toFailure(noSession());

/** A browser in a country, at the index, with an idle page and a vendor that records events. */
async function open({ country = 'US', isIdle = true, isSettled = true } = {}) {
  const sent: MetricsEvent[] = [];
  let stops = 0;
  let loads = 0;
  const made = createTestStore({
    dependencies: {
      whenIdle: () => (isIdle ? Promise.resolve() : new Promise(() => undefined)),
      loadVendors: () => {
        loads += 1;
        return Promise.resolve((settings) => [
          createBeacon(settings),
          {
            name: 'test',
            start: () => Promise.resolve(),
            send: (event) => sent.push(event),
            stop: () => {
              stops += 1;
            },
          },
        ]);
      },
    },
  });
  const { dispatch } = made.store;
  if (!isSettled) made.signOn.loginOutcome = () => new Promise(() => undefined);
  dispatch(routeChangeCompleted({ page: 'index', params: {}, url: '/' }));
  dispatch(appMounted());
  await rest();
  dispatch(ipCountryLoaded(country));
  await rest();
  const go = async (page: string, url = `/${page}`, params = {}) => {
    dispatch(routeChangeStarted(url));
    dispatch(routeChangeCompleted({ page, params, url }));
    await rest();
  };
  return { ...made, sent, go, counts: () => ({ stops, loads }) };
}

const visitor = { loggedIn: 0, userId: null } as const;
const view = (page: string, overrides: object = {}) => ({
  type: 'pageView',
  page,
  section: 'Take a tour pages',
  siteCategory: 'Responsive Site',
  environment: 'dev',
  language: 'en',
  country: 'US',
  ...visitor,
  ...overrides,
});

it('reports no error where what measures cannot be loaded', async () => {
  const lost = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
  const { store, reports } = createTestStore({
    dependencies: { whenIdle: () => Promise.resolve(), loadVendors: () => Promise.reject(lost) },
  });
  store.dispatch(appMounted());
  store.dispatch(ipCountryLoaded('US'));
  await rest();

  expect(store.getState().metrics.isMeasuring).toBe(false);
  expect(reports).toEqual([]);
});

describe('consent', () => {
  it('given a country that requires consent, when there is no choice, then nothing is loaded', async () => {
    const { store, sent, counts } = await open({ country: 'FR' });
    expect(selectConsent(store.getState())).toBe('required');
    expect(counts()).toEqual({ loads: 0, stops: 0 });
    expect(sent).toEqual([]);
  });

  it('given that country, when the reader consents, then the choice is stored, and the page view is sent', async () => {
    const { store, sent } = await open({ country: 'FR' });
    store.dispatch(choiceMade('allowed'));
    await rest();
    expect(sent).toEqual([view('home')]);
    expect(localStorage.getItem(choiceKey)).toBe('1 2024-03-04 allowed');
  });

  it('given a country without consent, when the reader opts out, then nothing more is sent, and consenting starts again', async () => {
    const { store, sent, go, counts } = await open();
    expect(sent).toEqual([view('home')]);
    store.dispatch(choiceMade('refused'));
    await go('rewards');
    store.dispatch(actionObserved({ action: 'join', place: 'header' }));
    expect(sent).toEqual([view('home')]);
    expect(counts()).toEqual({ loads: 1, stops: 1 });
    expect(store.getState().metrics.isMeasuring).toBe(false);

    store.dispatch(choiceMade('allowed'));
    await rest();
    expect(sent).toEqual([view('home'), view('rewards')]);
  });

  it('given an earlier no, then nothing is loaded', async () => {
    localStorage.setItem(choiceKey, '1 2024-01-01 refused');
    const { sent, counts } = await open();
    expect([sent, counts().loads]).toEqual([[], 0]);
  });

  it('given Global Privacy Control, then nothing is loaded, despite an earlier choice', async () => {
    localStorage.setItem(choiceKey, '1 2024-01-01 allowed');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { store, sent, counts } = await open();
    expect(selectConsent(store.getState())).toBe('refused');
    expect([sent, counts().loads]).toEqual([[], 0]);
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('given a no in another tab, then it counts here too', async () => {
    const { sent, go } = await open();
    localStorage.setItem(choiceKey, '1 2024-03-04 refused');
    window.dispatchEvent(new StorageEvent('storage', { key: choiceKey }));
    await go('rewards');
    expect(sent).toEqual([view('home')]);
  });

  it('given an account of a country that requires consent, when its player signs in abroad, then measuring waits for a choice', async () => {
    const { store, sent, go } = await open();
    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(userInfoLoaded(buildUser({ country: 'DE' })));
    await rest();
    expect(selectConsent(store.getState())).toBe('required');
    const before = sent.length;
    await go('rewards');
    expect(sent).toHaveLength(before);
  });

  it('given a yes, while the page has other things to do, then nothing is loaded', async () => {
    const { sent, counts } = await open({ isIdle: false });
    expect([sent, counts().loads]).toEqual([[], 0]);
  });
});

describe('page views', () => {
  it('are sent on every completed route change, of the query alone too, and not for a change in place', async () => {
    const { store, sent, go } = await open();
    await go('rewards');
    await go('rewards', '/rewards?_popup=faq');
    store.dispatch(routeChangeStarted('/rewards?rarity=EPIC'));
    store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url: '/rewards?rarity=EPIC', isInPlace: true }));
    await rest();
    await go('game', '/game/moongate/PC/stats', { game: 'moongate', platform: 'PC', section: 'stats' });
    await go('game', '/game/moongate/PC/rewards', { game: 'moongate', platform: 'PC', section: 'rewards' });
    expect(sent).toEqual([
      view('home'),
      view('rewards'),
      view('rewards'),
      view('game stats', { section: 'Player pages' }),
      view('game rewards', { section: 'Player pages' }),
    ]);
  });

  it('wait for the login check, and are cancelled by the next route change', async () => {
    const { store, sent, go } = await open({ isSettled: false });
    expect(sent).toEqual([]);
    await go('rewards');
    expect(store.getState().metrics.failure).toBe('Page view cancelled.');
    store.dispatch(loginFailed(failure));
    await rest();
    expect(sent).toEqual([view('rewards')]);
  });

  it('are given up after 15 seconds', async () => {
    const { store, sent } = await open({ isSettled: false, isIdle: true });
    jest.useFakeTimers();
    store.dispatch(routeChangeStarted('/rewards'));
    store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url: '/rewards' }));
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    expect(store.getState().metrics.failure).toBe('Request time out');
    expect(sent).toEqual([]);
  });
});

describe('other events', () => {
  it('is the flag with the user id, when a player comes and goes', async () => {
    const { store, sent, go } = await open();
    const report = buildLoginReport();
    const player = { loggedIn: 1, userId: report.userId };
    store.dispatch(loginSucceeded(report));
    store.dispatch(userInfoLoaded(buildUser()));
    await go('dashboard');
    store.dispatch(logoutStarted());
    await go('index', '/');
    expect(sent).toEqual([
      view('home'),
      { type: 'userChanged', cause: 'login', ...player },
      view('dashboard', { section: 'Player pages', ...player }),
      { type: 'userChanged', cause: 'logout', ...visitor },
      view('home'),
    ]);
  });

  it('is the language, with its country and whether the page is opened again', async () => {
    const { store, sent } = await open();
    store.dispatch(localeChanged({ locale: 'fr-CA', messages: {} }));
    store.dispatch(localeChangeRequested('de-DE'));
    store.dispatch(localeChanged({ locale: 'de-DE', messages: {} }));
    await rest();
    expect(sent.slice(1)).toEqual([
      { type: 'localeChanged', language: 'fr', country: 'CA', reload: 0 },
      { type: 'localeChanged', language: 'de', country: 'DE', reload: 1 },
    ]);
  });

  it('is an action with its page, and an error with its class', async () => {
    const { store, sent } = await open();
    store.dispatch(actionObserved({ action: 'join', place: 'header' }));
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Marlo is too long') }));
    await rest();
    expect(sent.slice(1)).toEqual([
      { type: 'action', page: 'home', action: 'join', place: 'header' },
      { type: 'error', page: 'home', kind: 'RangeError', source: null, transactionId: null },
    ]);
  });

  it('goes to the platform without an email address, a name or a ticket', async () => {
    const { store, go } = await open();
    const report = buildLoginReport();
    const user = buildUser();
    store.dispatch(loginSucceeded(report));
    store.dispatch(userInfoLoaded(user));
    await go('news-details', `/news/${user.email}`, { newsId: user.email });
    store.dispatch(actionObserved({ action: 'claim', place: null }));
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(`${user.email} ${report.ticket}`) }));
    await rest();
    window.dispatchEvent(new Event('pagehide'));
    await rest();
    const everything = posted.join('\n');
    expect(everything).toContain('"news details"');
    expect(everything).toContain(report.userId);
    const secrets = [user.email, user.username, user.nameOnPlatform, report.ticket, report.token, report.sessionId];
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });
});
