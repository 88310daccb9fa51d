import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireFriend } from '../../services/testing/wireResponses';
import { loginSucceeded, logoutStarted } from '../session/events';
import { buildLoginReport } from '../support/testing/builders';
import { settle, testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import {
  selectAreMoreFriends,
  selectArePresencesKnown,
  selectFriendCounts,
  selectFriends,
  selectHaveFriendsFailed,
} from './selectors';
import { allFriendsRequested, favoriteChosen, friendsRequested, presencesRequested, removalChosen } from './slice';

const friendsUrl = `${testServicesUrl}/v3/profiles/me/friends`;
const presenceUrl = `${testServicesUrl}/v1/users/onlineStatuses`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(friendsUrl, () =>
      HttpResponse.json({
        friends: [
          wireFriend({ pid: 'ansel', nameOnPlatform: 'Ansel' }),
          wireFriend({ pid: 'brisa', nameOnPlatform: 'Brisa', avatarUrl: 'http://services.test/brisa.svg' }),
          wireFriend({ pid: 'corin', nameOnPlatform: 'Corin', isFavorite: true }),
          wireFriend({ pid: 'dune', nameOnPlatform: 'Dune' }),
        ],
      }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('friends', () => {
  it('are ordered by playing, status, favorites, and name', async () => {
    server.use(
      http.get(presenceUrl, ({ request }) => {
        expect(new URL(request.url).searchParams.get('userIds')).toBe('ansel,brisa,corin,dune');
        const connections = [{ name: 'Halcyon Orbit', spaceId: 'space-halcyon', lastModified: '2024-03-04T11:00:00Z' }];
        return HttpResponse.json({
          onlineStatuses: [
            { userId: 'ansel', onlineStatus: 'offline', connections },
            { userId: 'brisa', onlineStatus: 'online', connections: [] },
            { userId: 'dune', onlineStatus: 'away', connections },
          ],
        });
      }),
    );
    const { store, reports } = createSignedInStore();

    store.dispatch(friendsRequested());

    const state = await stateWhere(store, (current) => selectFriendCounts(current).online > 0);
    expect(
      selectFriends(state).map(({ nameOnPlatform, status, playing }) => [nameOnPlatform, status, playing?.name]),
    ).toEqual([
      ['Dune', 'away', 'Halcyon Orbit'],
      ['Brisa', 'online', undefined],
      ['Corin', 'offline', undefined],
      ['Ansel', 'offline', undefined],
    ]);
    expect(selectFriendCounts(state).online).toBe(2);
    expect(reports).toEqual([]);
  });

  it.each([
    [
      'come in pages of 500',
      (pids: string[], offset: number) => pids.slice(offset, offset + 500),
      [null, null, '500', '1000'],
    ],
    ['of services without pages are all of them', (pids: string[]) => pids, [null, null, '1200']],
  ])('%s', async (_case, pageOf, offsets) => {
    const pids = Array.from({ length: 1200 }, (_, index) => `f${index}`);
    const requested: (string | null)[] = [];
    server.use(
      http.get(friendsUrl, ({ request }) => {
        const offset = new URL(request.url).searchParams.get('offset');
        requested.push(offset);
        return HttpResponse.json({ friends: pageOf(pids, Number(offset)).map((pid) => wireFriend({ pid })) });
      }),
      http.get(presenceUrl, () => HttpResponse.json({ onlineStatuses: [] })),
    );
    const { store } = createSignedInStore();
    store.dispatch(friendsRequested());
    const state = await stateWhere(store, (current) => selectFriends(current).length > 0);
    expect(selectFriends(state)).toHaveLength(1200);
    expect(requested).toEqual(offsets);
  });

  describe('of services that count them', () => {
    const pids = Array.from({ length: 60 }, (_, index) => `f${index}`);
    const queries: string[] = [];
    beforeEach(() => {
      queries.length = 0;
      server.use(
        http.get(friendsUrl, ({ request }) => {
          const { search, searchParams } = new URL(request.url);
          queries.push(search);
          const friends = pids.slice(0, Number(searchParams.get('limit') ?? 500)).map((pid) => wireFriend({ pid }));
          if (!searchParams.has('order')) return HttpResponse.json({ friends });
          const onlineStatuses = friends.map(({ pid: userId }) => ({
            userId,
            onlineStatus: 'online',
            connections: [],
          }));
          return HttpResponse.json({
            friends,
            onlineStatuses,
            counts: { all: pids.length, online: 55, playing: 3, favorites: 2 },
          });
        }),
        http.get(presenceUrl, () => HttpResponse.json({ onlineStatuses: [] })),
      );
    });

    it('are the first ones, with the numbers of all', async () => {
      const { store } = createSignedInStore();
      store.dispatch(friendsRequested());
      const state = await stateWhere(store, selectArePresencesKnown);
      expect(selectFriends(state)).toHaveLength(48);
      expect(selectFriendCounts(state)).toEqual({ all: 60, online: 55, playing: 3, favorites: 2 });
      expect(queries).toEqual(['?order=presence&limit=48']);
    });

    it('are all of them while a part of a screen needs them', async () => {
      const { store } = createSignedInStore();
      store.dispatch(friendsRequested());
      await stateWhere(store, selectArePresencesKnown);
      store.dispatch(allFriendsRequested());
      await stateWhere(store, (state) => !selectAreMoreFriends(state));
      store.dispatch(friendsRequested());
      const state = await stateWhere(store, selectAreMoreFriends);
      expect(selectFriends(state)).toHaveLength(48);
      expect(queries).toEqual(['?order=presence&limit=48', '', '?order=presence&limit=48']);
    });

    it.each([
      ['a friend leaves', removalChosen('f1'), () => http.delete(`${friendsUrl}/:pid`, () => HttpResponse.json({}))],
      [
        'a favorite is kept',
        favoriteChosen({ pid: 'f1', isFavorite: true }),
        () => http.put(`${friendsUrl}/:pid`, () => HttpResponse.json(wireFriend({ pid: 'f1', isFavorite: true }))),
      ],
      ['presences are requested again', presencesRequested(), null],
    ])('are counted again when %s', async (_, action, handler) => {
      if (handler) server.use(handler());
      const { store } = createSignedInStore();
      store.dispatch(friendsRequested());
      await stateWhere(store, selectArePresencesKnown);
      store.dispatch(action);
      await stateWhere(store, () => queries.length === 2);
      expect(queries).toEqual(['?order=presence&limit=48', '?order=presence&limit=48']);
    });
  });

  it('have the picture that the services name, or the one of their profile', async () => {
    server.use(http.get(presenceUrl, () => HttpResponse.json({ onlineStatuses: [] })));
    const { store } = createSignedInStore();

    store.dispatch(friendsRequested());

    const state = await stateWhere(store, ({ friends }) => friends.status === 'loaded');
    const pictures = Object.fromEntries(selectFriends(state).map(({ pid, avatarUrl }) => [pid, avatarUrl]));
    expect(pictures).toMatchObject({
      ansel: `${testServicesUrl}/ansel/default_146_146.png`,
      brisa: 'http://services.test/brisa.svg',
    });
  });

  it('show as offline while presences are unknown, and are cleared at logout', async () => {
    server.use(http.get(presenceUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store } = createSignedInStore();

    store.dispatch(friendsRequested());

    const state = await stateWhere(store, selectHaveFriendsFailed);
    expect(selectArePresencesKnown(state)).toBe(false);
    expect(selectFriends(state)).toHaveLength(4);
    expect(selectFriendCounts(state).online).toBe(0);

    store.dispatch(logoutStarted());
    expect(selectFriends(store.getState())).toEqual([]);
  });
});

describe('a friend', () => {
  const friendUrl = `${friendsUrl}/:pid`;
  beforeEach(() => server.use(http.get(presenceUrl, () => HttpResponse.json({ onlineStatuses: [] }))));

  const loadedStore = async () => {
    const { store } = createSignedInStore();
    store.dispatch(friendsRequested());
    await stateWhere(store, ({ friends }) => friends.status === 'loaded');
    const isFavorite = (pid: string) =>
      selectFriends(store.getState()).find((friend) => friend.pid === pid)?.isFavorite;
    const isSettled = () => stateWhere(store, ({ friends }) => Object.keys(friends.pendingFavorites).length === 0);
    return { store, isFavorite, isSettled };
  };
  /** Answers changes of favorites; the ones in `refused`, counted from 1, fail. */
  const answerChanges = (...rejected: number[]) => {
    const heard: unknown[] = [];
    server.use(
      http.put(friendUrl, async ({ request }) => {
        heard.push(await request.json());
        return rejected.includes(heard.length)
          ? HttpResponse.json(wireError(2000, 500), { status: 500 })
          : HttpResponse.json(wireFriend());
      }),
    );
    return heard;
  };

  it('is a favorite at once, and stays one', async () => {
    const heard = answerChanges();
    const { store, isFavorite, isSettled } = await loadedStore();

    store.dispatch(favoriteChosen({ pid: 'ansel', isFavorite: true }));
    expect(isFavorite('ansel')).toBe(true);
    await isSettled();

    expect(isFavorite('ansel')).toBe(true);
    expect(heard).toEqual([{ isFavorite: true }]);
  });

  it('is reverted when the services reject it', async () => {
    answerChanges(1);
    const { store, isFavorite, isSettled } = await loadedStore();

    store.dispatch(favoriteChosen({ pid: 'ansel', isFavorite: true }));
    await isSettled();

    expect(isFavorite('ansel')).toBe(false);
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'friend', news: 'favorite', name: 'Ansel' }]);
  });

  test.each([
    ['both are kept', [], false, [true, false]],
    ['the first is rejected', [1], false, [true, false]],
    ['the second is rejected', [2], true, [true, false]],
    ['both are rejected', [1, 2], false, [true, false]],
  ])('follows a player who changes their mind: %s', async (_, rejected, expected, choices) => {
    const heard = answerChanges(...rejected);
    const { store, isFavorite, isSettled } = await loadedStore();

    for (const isWanted of choices) store.dispatch(favoriteChosen({ pid: 'ansel', isFavorite: isWanted }));
    expect(isFavorite('ansel')).toBe(false);
    await stateWhere(store, () => heard.length === 2);
    await isSettled();

    expect(heard).toEqual([{ isFavorite: true }, { isFavorite: false }]);
    expect(isFavorite('ansel')).toBe(expected);
  });

  it('leaves the list at once when the friendship ends', async () => {
    server.use(http.delete(friendUrl, () => HttpResponse.json({})));
    const { store } = await loadedStore();

    store.dispatch(removalChosen('ansel'));
    expect(selectFriends(store.getState())).toHaveLength(3);
    const state = await stateWhere(store, ({ friends }) => friends.leaving.length === 0);

    expect(selectFriends(state).map(({ pid }) => pid)).not.toContain('ansel');
    expect(store.getState().toasts.shown).toMatchObject([{ about: 'friend', news: 'removed', name: 'Ansel' }]);
  });

  test.each([
    [500, 2000, 4, [{ about: 'friend', news: 'removal', name: 'Ansel' }]],
    // The friendship has already ended.
    [404, 1003, 3, [{ about: 'friend', news: 'removed', name: 'Ansel' }]],
  ])(
    'comes back only where it still stands, if the end of the friendship is answered by %i',
    async (status, code, count, news) => {
      server.use(http.delete(friendUrl, () => HttpResponse.json(wireError(code, status), { status })));
      const { store } = await loadedStore();

      store.dispatch(removalChosen('ansel'));
      const state = await stateWhere(store, ({ friends }) => friends.leaving.length === 0);

      expect(selectFriends(state)).toHaveLength(count);
      expect(store.getState().toasts.shown).toMatchObject(news);
    },
  );

  it('stays away after the end of the friendship, also from an older list that comes later', async () => {
    // Given a list that the services read before the end of a friendship, and that is still on its way
    const { store } = await loadedStore();
    let isFriend = true;
    let deliver: () => void = () => undefined;
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    server.use(
      http.get(friendsUrl, async () => {
        const friends = isFriend ? [wireFriend({ pid: 'ansel' })] : [];
        if (isFriend) await delivery;
        return HttpResponse.json({ friends });
      }),
      http.delete(friendUrl, () => {
        isFriend = false;
        return HttpResponse.json({});
      }),
    );
    store.dispatch(friendsRequested());
    // When the player ends the friendship before the list arrives
    store.dispatch(removalChosen('ansel'));
    await stateWhere(store, ({ friends }) => friends.leaving.length === 0);
    deliver();
    // Then the friend does not return
    await stateWhere(store, ({ friends }) => friends.status === 'loaded');
    await settle();
    expect(selectFriends(store.getState())).toEqual([]);
  });

  it('stays a favorite, also when an older list comes later', async () => {
    const { store } = await loadedStore();
    let isFavorite = false;
    let deliver: () => void = () => undefined;
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    server.use(
      http.get(friendsUrl, async () => {
        const friends = [wireFriend({ pid: 'ansel', isFavorite })];
        if (!isFavorite) await delivery;
        return HttpResponse.json({ friends });
      }),
      http.put(friendUrl, () => {
        isFavorite = true;
        return HttpResponse.json(wireFriend({ isFavorite }));
      }),
    );
    store.dispatch(friendsRequested());
    store.dispatch(favoriteChosen({ pid: 'ansel', isFavorite: true }));
    await stateWhere(store, ({ friends }) => Object.keys(friends.pendingFavorites).length === 0);
    deliver();
    await stateWhere(store, ({ friends }) => friends.status === 'loaded');
    await settle();
    expect(selectFriends(store.getState())).toMatchObject([{ isFavorite: true }]);
  });

  it('does not keep others from a choice when the player signs out in the middle of one', async () => {
    server.use(
      http.put(friendUrl, async () => {
        await delay('infinite');
      }),
    );
    const { store, isFavorite, isSettled } = await loadedStore();
    store.dispatch(favoriteChosen({ pid: 'ansel', isFavorite: true }));
    store.dispatch(logoutStarted());
    store.dispatch(loginSucceeded(buildLoginReport()));
    store.dispatch(friendsRequested());
    await stateWhere(store, ({ friends }) => friends.status === 'loaded');

    answerChanges();
    store.dispatch(favoriteChosen({ pid: 'brisa', isFavorite: true }));
    await isSettled();

    expect(isFavorite('brisa')).toBe(true);
  });
});

it('requests the presences of many friends in groups', async () => {
  const many = Array.from({ length: 120 }, (_, index) => wireFriend({ pid: `friend-${index}` }));
  const requests: number[] = [];
  server.use(
    http.get(friendsUrl, () => HttpResponse.json({ friends: many })),
    http.get(presenceUrl, ({ request }) => {
      const userIds = (new URL(request.url).searchParams.get('userIds') ?? '').split(',');
      requests.push(userIds.length);
      return HttpResponse.json({
        onlineStatuses: userIds.map((userId) => ({ userId, onlineStatus: 'online', connections: [] })),
      });
    }),
  );
  const { store } = createSignedInStore();

  store.dispatch(friendsRequested());

  const state = await stateWhere(store, selectArePresencesKnown);
  expect(requests).toEqual([50, 50, 20]);
  expect(selectFriendCounts(state).online).toBe(120);
});
