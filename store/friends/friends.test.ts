import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireFriend } from '../../services/testing/wireReplies';
import { logoutStarted } from '../auth/slice';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectArePresencesKnown, selectFriends, selectHaveFriendsFailed, selectOnlineFriendsCount } from './selectors';
import { friendsRequested } from './slice';

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
  it('stand by who plays, who is there, who is a favourite, and by name', async () => {
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

    const state = await stateWhere(store, (current) => selectOnlineFriendsCount(current) > 0);
    expect(
      selectFriends(state).map(({ nameOnPlatform, status, playing }) => [nameOnPlatform, status, playing?.name]),
    ).toEqual([
      ['Dune', 'away', 'Halcyon Orbit'],
      ['Brisa', 'online', undefined],
      ['Corin', 'offline', undefined],
      ['Ansel', 'offline', undefined],
    ]);
    expect(selectOnlineFriendsCount(state)).toBe(2);
    expect(reports).toEqual([]);
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

  it('show as offline while nobody knows where they are, and are forgotten at logout', async () => {
    server.use(http.get(presenceUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
    const { store } = createSignedInStore();

    store.dispatch(friendsRequested());

    const state = await stateWhere(store, selectHaveFriendsFailed);
    expect(selectArePresencesKnown(state)).toBe(false);
    expect(selectFriends(state)).toHaveLength(4);
    expect(selectOnlineFriendsCount(state)).toBe(0);

    store.dispatch(logoutStarted());
    expect(selectFriends(store.getState())).toEqual([]);
  });
});
