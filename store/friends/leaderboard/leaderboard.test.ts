import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireScore } from '../../../services/testing/wireResponses';
import { readLeaderboard } from '../../../services/account/leaderboard';
import { logoutStarted } from '../../session/events';
import { friendRemoved } from '../slice';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { linesOf } from './rules';
import { leaderboard } from '../tasks';

const url = `${testServicesUrl}/v3/profiles/me/friends/leaderboard`;
const board = {
  weekStartDate: '2024-03-04T00:00:00.0000000Z',
  weekEndDate: '2024-03-11T00:00:00.0000000Z',
  scores: [
    wireScore({ pid: 'ansel', nameOnPlatform: 'Ansel', placeThisWeek: 1, xpThisWeek: 600, placeInTotal: 3, xp: 10 }),
    wireScore({ pid: 'brisa', nameOnPlatform: 'Brisa', placeThisWeek: 2, xpThisWeek: 40, placeInTotal: 1, xp: 30 }),
    wireScore({
      pid: 'me',
      nameOnPlatform: 'Marlo',
      isMe: true,
      placeThisWeek: 2,
      xpThisWeek: 40,
      placeInTotal: 1,
      xp: 30,
    }),
  ],
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the leaderboard', () => {
  it('is fetched, again when friends change, and cleared at logout', async () => {
    let calls = 0;
    server.use(
      http.get(url, () => {
        calls += 1;
        return HttpResponse.json(board);
      }),
    );
    const { store } = createSignedInStore();
    store.dispatch(friendRemoved('somebody'));
    store.dispatch(leaderboard.requested(null));
    const state = await stateWhere(store, (state) => state.leaderboard.status === 'loaded');
    expect(state.leaderboard.data).toMatchObject({ weekEndDate: '2024-03-11T00:00:00.000Z', scores: { length: 3 } });
    expect(calls).toBe(1);

    store.dispatch(friendRemoved('ansel'));
    await stateWhere(store, () => calls === 2);

    store.dispatch(logoutStarted());
    expect(store.getState().leaderboard.data).toBeNull();
  });

  it('keeps the scores where a later fetch fails', async () => {
    server.use(http.get(url, () => HttpResponse.json(board)));
    const { store } = createSignedInStore();
    store.dispatch(leaderboard.requested(null));
    await stateWhere(store, (state) => state.leaderboard.status === 'loaded');
    server.use(http.get(url, () => HttpResponse.json(wireError(2000, 500), { status: 500 })));

    store.dispatch(leaderboard.requested(null));
    const state = await stateWhere(store, (state) => state.leaderboard.status === 'failed');

    expect(state.leaderboard.data?.scores).toHaveLength(3);
  });
});

test.each([
  [
    'week',
    [
      ['Ansel', 1, 600],
      ['Marlo', 2, 40],
      ['Brisa', 2, 40],
    ],
  ],
  [
    'total',
    [
      ['Marlo', 1, 30],
      ['Brisa', 1, 30],
      ['Ansel', 3, 10],
    ],
  ],
] as const)('lines of the %s: the best first, the player before equals', (span, expected) => {
  const lines = linesOf(readLeaderboard(board).scores, span, 'en-US');
  expect(lines.map(({ nameOnPlatform, place, counted }) => [nameOnPlatform, place, counted])).toEqual(expected);
});
