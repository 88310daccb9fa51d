import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireRewards } from '../services/testing/wireResponses';
import { selectSignInStatus } from './account/selectors';
import { loginRequested, logoutRequested, logoutStarted, userInfoRequested } from './session/events';
import { playerFeatures } from './playerFeatures';
import { createRootReducer, type PlayerFeatures } from './rootReducer';
import { loginModalToggled } from './interface/slice';
import { balanceFetched, balanceRequested } from './units/slice';
import { playerRewardsRequested } from './rewards/scopes';
import { buildUser, buildUserProfile } from './support/testing/builders';
import { createTestStore, createVisitorStore, settle, testServicesUrl } from './support/testing/createTestStore';

const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const calls: string[] = [];
const server = setupServer(
  http.get(`${testServicesUrl}/v3/users/me`, () => HttpResponse.json(buildUser())),
  http.get(`${website}/playerprofile`, () => HttpResponse.json(buildUserProfile())),
  http.get(`${website}/rewards/details`, () => HttpResponse.json(wireRewards())),
  http.get('*/configs', () => HttpResponse.json({})),
);
server.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname.split('/').at(-1) ?? ''));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void (calls.length = 0));
afterAll(() => server.close());

const rest = async () => {
  for (let turn = 0; turn < 30; turn += 1) await settle();
};

/** A visitor with a session at the sign-on. `arrive` and `fail` end the load of the code of players. */
function visitorWithSession() {
  const waiting: { resolve: (loaded: PlayerFeatures) => void; reject: (error: Error) => void }[] = [];
  const loadPlayerFeatures = () =>
    new Promise<PlayerFeatures>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
  const made = createVisitorStore({ dependencies: { loadPlayerFeatures } });
  made.signOn.signIn();
  const arrive = async () => {
    await rest();
    waiting.forEach(({ resolve }) => resolve(playerFeatures));
    await rest();
  };
  const fail = async () => {
    await rest();
    waiting.splice(0).forEach(({ reject }) => reject(new TypeError('no such module')));
    await rest();
  };
  return { ...made, arrive, fail, status: () => selectSignInStatus(made.store.getState()) };
}

it('a visitor has no feature of players: no state, no calls, no code', async () => {
  const loadPlayerFeatures = jest.fn();
  const { store, reports } = createVisitorStore({ dependencies: { loadPlayerFeatures } });

  store.dispatch(userInfoRequested());
  store.dispatch(balanceRequested());
  await rest();

  const features = Object.keys(store.getState());
  expect(features).toEqual(expect.arrayContaining(['account', 'auth', 'locale', 'router']));
  expect(features.filter((feature) => feature in playerFeatures.reducers)).toEqual([]);
  expect([calls, reports]).toEqual([[], []]);
  expect(selectSignInStatus(store.getState())).toBe('visitor');
  expect(loadPlayerFeatures).not.toHaveBeenCalled();
});

it('a sign-in adds them before the visitor counts as a player, and the first requests are answered', async () => {
  const { store, status, arrive, reports, navigations } = visitorWithSession();
  // The first screen of a player fetches as soon as the player is signed in.
  const stop = store.subscribe(() => {
    if (status() !== 'player') return;
    stop();
    store.dispatch(playerRewardsRequested());
  });

  store.dispatch(loginRequested());
  await rest();
  expect([status(), store.getState().units, calls]).toEqual(['unknown', undefined, []]);

  await arrive();
  const { profile, rewards, account } = store.getState();
  expect(status()).toBe('player');
  expect([profile?.status, account.status, rewards?.scopes.owned.status]).toEqual(['loaded', 'loaded', 'loaded']);
  expect(calls.toSorted()).toEqual(['configs', 'details', 'me', 'playerprofile']);
  expect(navigations).toEqual([{ routeName: 'dashboard' }]);
  expect(reports).toEqual([]);
});

it('the login dialog loads them, before the login', async () => {
  const { store, arrive, status } = visitorWithSession();
  store.dispatch(loginModalToggled({ showLoginModal: true }));
  await arrive();
  expect([status(), store.getState().units?.status]).toEqual(['unknown', 'idle']);
});

it('are added once where several ask for them', async () => {
  const { store, arrive } = visitorWithSession();
  store.dispatch(loginModalToggled({ showLoginModal: true }));
  store.dispatch(userInfoRequested());
  store.dispatch(userInfoRequested());
  await arrive();
  expect(calls.toSorted()).toEqual(['configs', 'me', 'playerprofile']);
});

it('keep what a visitor has done meanwhile', async () => {
  const { store, arrive } = visitorWithSession();
  store.dispatch(loginRequested({ preventRedirect: true }));
  await rest();
  const { router, locale } = store.getState();
  await arrive();
  expect(store.getState()).toMatchObject({ router, locale });
});

it('a sign-out leaves nothing of the player behind', async () => {
  const { store, arrive, status } = visitorWithSession();
  const untouched = createTestStore().store.getState();
  store.dispatch(loginRequested());
  await arrive();
  store.dispatch(balanceFetched({ units: 40, expiring: [] }));

  store.dispatch(logoutRequested());
  await rest();

  expect(status()).toBe('visitor');
  const { rewardsConfig, ...left } = store.getState();
  expect(left).toMatchObject(
    Object.fromEntries(
      Object.entries(untouched).filter(
        ([feature]) => feature in playerFeatures.reducers && feature !== 'rewardsConfig',
      ),
    ),
  );
  expect(JSON.stringify([left, rewardsConfig])).not.toMatch(/a-ticket|Marlo/);
});

it('a sign-out resets every feature of players, and no other', () => {
  const reduce = createRootReducer(playerFeatures);
  const first = reduce(undefined, { type: 'start' });
  const used = Object.fromEntries(Object.entries(first).map(([name, slice]) => [name, { ...slice, owner: 'Marlo' }]));

  const left = reduce({ ...first, ...used }, logoutStarted());

  const ofMarlo = Object.entries(left).filter(([, slice]) => JSON.stringify(slice).includes('Marlo'));
  expect(ofMarlo.map(([name]) => name).filter((name) => name in playerFeatures.reducers)).toEqual([]);
  expect(left.locale).toMatchObject({ owner: 'Marlo' });
});

it('code that fails leaves the visitor a visitor, and the next sign-in loads it again', async () => {
  const { store, arrive, fail, status } = visitorWithSession();
  store.dispatch(loginRequested());
  await fail();
  expect([status(), store.getState().auth.ticket, store.getState().auth.loginFailure]).toEqual([
    'visitor',
    null,
    expect.objectContaining({ code: 'unexpected' }),
  ]);

  store.dispatch(loginRequested());
  await arrive();
  expect(status()).toBe('player');
});
