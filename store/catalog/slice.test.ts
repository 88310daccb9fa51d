import { buildChallenge, buildGame } from '../../services/testing/builders';
import { toFailure } from '../../services/http/errors';
import { challengesBanked } from '../challenges/slice';
import { rewardClaimed } from '../spend/slice';
import { catalogReducer, listFailed, listFetched, listFetchStarted, listInvalidated, listReset } from './slice';

const none = catalogReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof catalogReducer>[1][]) => events.reduce(catalogReducer, none);
const games = [
  buildGame({ spaceId: 'space-a', unitsOwned: 10, unitsAvailable: 100 }),
  buildGame({ spaceId: 'space-b', unitsOwned: 20, unitsAvailable: 200 }),
];
const owned = listFetched({ list: 'ownedGames', games });
const latest = listFetched({ list: 'latestReleases', games });
const bank = (type: 'weekly' | 'classic') =>
  challengesBanked({
    challenges: [buildChallenge({ spaceId: 'space-a', type, reward: { units: 30, xp: 600, items: [] } })],
    units: 30,
    xp: 600,
    unitBalance: 500,
  });
const claimed = rewardClaimed({ rewardId: 'mask', unitBalance: 70 });

it.each([
  ['is requested', listFetchStarted('ownedGames'), 'loading'],
  ['is cleared', listReset('ownedGames'), 'idle'],
  ['is outdated', listInvalidated('ownedGames'), 'idle'],
])('a list that %s is empty, and the others stay', (_case, event, status) => {
  const state = after(owned, latest, claimed, event);
  expect(state).toMatchObject({ ownedGames: [], latestReleases: games, outdated: ['lastPlayedGames'] });
  expect(state.loading).toMatchObject({ ownedGames: { status }, latestReleases: { status: 'loaded' } });
});

it('a list stays when it cannot be fetched again', () => {
  const failure = toFailure(new Error('The services are down.'));
  const state = after(owned, listFailed({ list: 'ownedGames', failure }));
  expect(state).toMatchObject({ ownedGames: games, loading: { ownedGames: { status: 'failed', failure } } });
});

it.each([
  ['a weekly', 'weekly', 130],
  ['a classic', 'classic', 100],
] as const)(
  'the game of %s challenge has its Units once it is banked, in every list',
  (_case, type, unitsAvailable) => {
    const state = after(owned, latest, bank(type));
    for (const list of [state.ownedGames, state.latestReleases]) {
      expect(list.map((game) => [game.unitsOwned, game.unitsAvailable])).toEqual([
        [40, unitsAvailable],
        [20, 200],
      ]);
    }
  },
);

it.each([
  ['a claim', claimed],
  ['a banked challenge', bank('weekly')],
])('%s outdates the lists of the player’s games', (_case, event) => {
  expect(after(event).outdated).toEqual(['lastPlayedGames', 'ownedGames']);
});
