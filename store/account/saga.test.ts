import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { loginSucceeded, logoutRequested, userInfoRequested } from '../session/events';
import { buildLoginReport, buildUser, buildUserProfile, testNow } from '../support/testing/builders';
import { createTestStore, settle, testServicesUrl } from '../support/testing/createTestStore';
import { selectCountry, selectIsPlayer, selectSignInStatus } from './selectors';

const calls: string[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls.length = 0;
  server.use(
    http.get(`${testServicesUrl}/v3/users/me`, () => {
      calls.push('user');
      return HttpResponse.json(buildUser({ country: 'FR' }));
    }),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/playerprofile`, () => {
      calls.push('profile');
      return HttpResponse.json(buildUserProfile({ username: 'Marlo' }));
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Waits until the state meets a condition. */
async function until(isTrue: () => boolean) {
  for (let turn = 0; turn < 100 && !isTrue(); turn += 1) await settle();
}

describe('user info', () => {
  it('is fetched with the profile of "me" for a logged-in player, without a login check', async () => {
    const { store, signOn } = createTestStore();
    store.dispatch(loginSucceeded(buildLoginReport()));

    store.dispatch(userInfoRequested());
    await until(() => store.getState().profile.status === 'loaded' && store.getState().account.userInfo !== null);

    expect(signOn.calls.login).toBe(0);
    expect(calls.toSorted()).toEqual(['profile', 'user']);
    expect(store.getState().account).toMatchObject({ loggedIn: true, country: 'FR' });
    expect(store.getState().profile.username).toBe('Marlo');
    expect(selectCountry(store.getState())).toBe('FR');
  });

  it('is fetched after a login check that found a player', async () => {
    const { store, signOn } = createTestStore();
    signOn.signIn();

    store.dispatch(userInfoRequested());
    await until(() => store.getState().profile.status === 'loaded');

    expect(signOn.calls.login).toBe(1);
    expect(calls.toSorted()).toEqual(['profile', 'user']);
  });

  it('is not fetched after a login check without a session', async () => {
    const { store, signOn } = createTestStore();

    store.dispatch(userInfoRequested());
    await until(() => store.getState().auth.hasLoginSettled);

    expect(signOn.calls.login).toBe(1);
    expect(calls).toEqual([]);
    expect(selectCountry(store.getState())).toBe('US');
  });

  it('needs a login check when the ticket has ended', async () => {
    const { store, signOn } = createTestStore();
    store.dispatch(loginSucceeded(buildLoginReport({ expiration: testNow - 1 })));

    store.dispatch(userInfoRequested());
    await settle();

    expect(signOn.calls.login).toBe(1);
  });

  it('keeps the profile when only the account fails, and holds the failure', async () => {
    server.use(
      http.get(`${testServicesUrl}/v3/users/me`, () =>
        HttpResponse.json({ message: 'Broken', errorCode: 9 }, { status: 500 }),
      ),
    );
    const { store, reports } = createTestStore();
    store.dispatch(loginSucceeded(buildLoginReport()));

    store.dispatch(userInfoRequested());
    await until(() => store.getState().profile.status === 'loaded' && store.getState().account.failure !== null);

    expect(store.getState().account.failure).toMatchObject({ code: 9, message: 'Broken' });
    expect(store.getState().profile.username).toBe('Marlo');
    expect(reports).toEqual([]);
  });

  it('is cleared with all data of the player as soon as a sign-out starts', async () => {
    const { store } = createTestStore();
    const initial = store.getState();
    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(userInfoRequested());
    await until(() => store.getState().profile.status === 'loaded');
    expect(selectIsPlayer(store.getState())).toBe(true);

    store.dispatch(logoutRequested());

    const { account, profile } = store.getState();
    expect({ account, profile }).toEqual({ account: initial.account, profile: initial.profile });
    expect(selectIsPlayer(store.getState())).toBe(false);
    expect(selectSignInStatus(store.getState())).toBe('visitor');
  });
});
