import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireFriend, wireFriendRequest } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { selectFriends } from '../selectors';
import { profileLoaded } from '../../profile/slice';
import { buildUserProfile } from '../../support/testing/builders';
import { settle, testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import type { FriendNews } from '../../toasts/slice';
import { selectReceivedRequests, selectSentRequests } from './selectors';
import { answerChosen, requestErrorDismissed, friendRequested, requestsRequested, type RequestAnswer } from './slice';

const requestsUrl = `${testServicesUrl}/v3/profiles/me/friends/requests`;
const received = wireFriendRequest({ avatarUrl: null });
const sent = wireFriendRequest({ pid: 'corin', nameOnPlatform: 'Corin', state: 'PendingSentInvite' });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(requestsUrl, () => HttpResponse.json({ requests: [received, sent] })),
    http.get(`${testServicesUrl}/v3/profiles/me/friends`, () => HttpResponse.json({ friends: [] })),
    http.get(`${testServicesUrl}/v1/users/onlineStatuses`, () => HttpResponse.json({ onlineStatuses: [] })),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const reject = (code: number, status: number) => () => HttpResponse.json(wireError(code, status), { status });
const namesOf = (requests: { nameOnPlatform: string }[]) => requests.map(({ nameOnPlatform }) => nameOnPlatform);

async function loadedStore() {
  const { store } = createSignedInStore();
  store.dispatch(profileLoaded(buildUserProfile({ username: 'Marlo' })));
  store.dispatch(requestsRequested());
  await stateWhere(store, (state) => state.friendRequests.status === 'loaded');
  return store;
}

describe('requests that wait', () => {
  it('are listed by direction with avatars, and are cleared at logout', async () => {
    const store = await loadedStore();

    expect(selectReceivedRequests(store.getState())).toMatchObject([
      { nameOnPlatform: 'Brisa', avatarUrl: `${testServicesUrl}/brisa/default_146_146.png` },
    ]);
    expect(namesOf(selectSentRequests(store.getState()))).toEqual(['Corin']);

    store.dispatch(logoutStarted());
    expect(selectReceivedRequests(store.getState())).toEqual([]);
  });

  it('are fetched once, however many parts of the page ask for them', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(request.url));
    const { store } = createSignedInStore();
    store.dispatch(requestsRequested());
    store.dispatch(requestsRequested());
    await stateWhere(store, (state) => state.friendRequests.status === 'loaded');
    server.events.removeAllListeners();
    expect(calls.filter((url) => url.startsWith(requestsUrl))).toHaveLength(1);
  });

  it('stay on show when a later fetch fails', async () => {
    const store = await loadedStore();
    server.use(http.get(requestsUrl, reject(2000, 500)));

    store.dispatch(requestsRequested());
    const state = await stateWhere(store, (current) => current.friendRequests.status === 'failed');

    expect(selectReceivedRequests(state)).toHaveLength(1);
  });
});

describe('an answer', () => {
  const calls = { accept: http.put, decline: http.delete, withdraw: http.delete } as const;
  const responses = {
    accept: wireFriend({ pid: 'brisa', nameOnPlatform: 'Brisa' }),
    decline: {},
    withdraw: {},
  } as const;
  const answers: [RequestAnswer, string, FriendNews][] = [
    ['accept', 'brisa', 'befriended'],
    ['decline', 'brisa', 'declined'],
    ['withdraw', 'corin', 'withdrawn'],
  ];
  const waiting = (store: Awaited<ReturnType<typeof loadedStore>>) =>
    namesOf([...selectReceivedRequests(store.getState()), ...selectSentRequests(store.getState())]);
  const settled = (store: Awaited<ReturnType<typeof loadedStore>>) =>
    stateWhere(store, ({ friendRequests }) => friendRequests.answering.length === 0);

  test.each(answers)('%s: the request goes at once, and the player is told', async (answer, pid, news) => {
    server.use(calls[answer](`${requestsUrl}/${pid}`, () => HttpResponse.json(responses[answer])));
    const store = await loadedStore();
    expect(waiting(store)).toHaveLength(2);

    store.dispatch(answerChosen({ pid, answer }));
    expect(waiting(store)).toHaveLength(1);
    await settled(store);

    expect(waiting(store)).toHaveLength(1);
    expect(namesOf(selectFriends(store.getState()))).toEqual(answer === 'accept' ? ['Brisa'] : []);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'friend', news }]);
  });

  test.each(answers)('%s: the request returns when the services reject it', async (answer, pid) => {
    server.use(calls[answer](`${requestsUrl}/${pid}`, reject(2000, 500)));
    const store = await loadedStore();

    store.dispatch(answerChosen({ pid, answer }));
    const state = await settled(store);

    expect(waiting(store)).toHaveLength(2);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'friend', news: answer }]);
    expect(selectFriends(state)).toEqual([]);
  });

  test.each(answers)('%s: the request stays away where the other player was faster', async (answer, pid) => {
    server.use(calls[answer](`${requestsUrl}/${pid}`, reject(1003, 404)));
    const store = await loadedStore();

    store.dispatch(answerChosen({ pid, answer }));
    await settled(store);

    expect(waiting(store)).toHaveLength(1);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'friend', news: 'gone' }]);
    await stateWhere(store, ({ friends }) => friends.status === 'loaded');
  });
});

describe('a list that the services read before a change, and that arrives after it', () => {
  /** The list is held back until `deliver` is called; a list that is read after `change` is delivered at once. */
  async function storeWithOldList(changed: typeof received | null) {
    const store = await loadedStore();
    let isChanged = false;
    let deliver: () => void = () => undefined;
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    server.use(
      http.get(requestsUrl, async () => {
        const requests = isChanged ? (changed ? [changed] : []) : [received];
        if (!isChanged) await delivery;
        return HttpResponse.json({ requests });
      }),
    );
    store.dispatch(requestsRequested());
    const change = () => {
      isChanged = true;
    };
    return { store, change, deliver };
  }

  it('does not bring back a request that was declined', async () => {
    const { store, change, deliver } = await storeWithOldList(null);
    server.use(
      http.delete(`${requestsUrl}/brisa`, () => {
        change();
        return HttpResponse.json({});
      }),
    );

    store.dispatch(answerChosen({ pid: 'brisa', answer: 'decline' }));
    await stateWhere(store, ({ friendRequests }) => friendRequests.answering.length === 0);
    deliver();
    await stateWhere(store, (state) => state.friendRequests.status === 'loaded');
    await settle();

    expect(selectReceivedRequests(store.getState())).toEqual([]);
  });

  it('does not remove a request that was sent', async () => {
    const dune = wireFriendRequest({ pid: 'dune', nameOnPlatform: 'Dune', state: 'PendingSentInvite' });
    const { store, change, deliver } = await storeWithOldList(dune);
    server.use(
      http.post(requestsUrl, () => {
        change();
        return HttpResponse.json(dune);
      }),
    );

    store.dispatch(friendRequested('Dune'));
    await stateWhere(store, (state) => state.friendRequests.pendingName === null);
    deliver();
    await stateWhere(store, (state) => state.friendRequests.status === 'loaded');
    await settle();

    expect(namesOf(selectSentRequests(store.getState()))).toEqual(['Dune']);
  });
});

describe('a friend request by name', () => {
  it('shows the name among the sent ones at once, and then the request', async () => {
    const heard: unknown[] = [];
    server.use(
      http.post(requestsUrl, async ({ request }) => {
        heard.push(await request.json());
        return HttpResponse.json(
          wireFriendRequest({ pid: 'dune', nameOnPlatform: 'Dune', state: 'PendingSentInvite' }),
        );
      }),
    );
    const store = await loadedStore();

    store.dispatch(friendRequested('dune'));
    expect(store.getState().friendRequests.pendingName).toBe('dune');
    const state = await stateWhere(store, (current) => current.friendRequests.pendingName === null);

    expect(namesOf(selectSentRequests(state))).toEqual(['Corin', 'Dune']);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'friend', news: 'asked', name: 'Dune' }]);
    expect(heard).toEqual([{ nameOnPlatform: 'dune' }]);
  });

  it('makes friends when the other player has sent a request already', async () => {
    server.use(http.post(requestsUrl, () => HttpResponse.json(wireFriend({ pid: 'brisa', nameOnPlatform: 'Brisa' }))));
    const store = await loadedStore();

    store.dispatch(friendRequested('Brisa'));
    const state = await stateWhere(store, (current) => current.friendRequests.pendingName === null);

    expect(selectReceivedRequests(state)).toEqual([]);
    expect(namesOf(selectFriends(state))).toEqual(['Brisa']);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'friend', news: 'befriended', name: 'Brisa' }]);
  });

  test.each([
    [404, 1003, 'unknown'],
    [409, 2025, 'friends'],
    [429, 1100, 'later'],
    [500, 2000, 'failed'],
  ] as const)('takes the name back where the answer is %i, and says why', async (status, code, reason) => {
    server.use(http.post(requestsUrl, reject(code, status)));
    const store = await loadedStore();

    store.dispatch(friendRequested('Nobody'));
    const state = await stateWhere(store, (current) => current.friendRequests.requestError !== null);

    expect(state.friendRequests.requestError).toEqual({ name: 'Nobody', reason });
    expect(state.friendRequests.pendingName).toBeNull();
    expect(selectSentRequests(state)).toHaveLength(1);
    store.dispatch(requestErrorDismissed());
    expect(store.getState().friendRequests.requestError).toBeNull();
  });

  it('does not send a player to themselves', async () => {
    const store = await loadedStore();

    store.dispatch(friendRequested(' marlo '));

    expect(store.getState().friendRequests.requestError).toEqual({ name: ' marlo ', reason: 'oneself' });
  });
});
