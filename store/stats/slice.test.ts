import { readStatCards } from '../../services/clubWebsite/stats';
import { wireStatCard } from '../../services/testing/wireResponses';
import { statsFetched, statsReducer, statsRequested } from './slice';

const cards = readStatCards({ Statscards: [wireStatCard()] });
const ofOneGame = [statsRequested({ spaceId: 'space-a' }), statsFetched(cards)].reduce(
  statsReducer,
  statsReducer(undefined, { type: 'nothing' }),
);

it.each([
  ['stay while they are fetched again', 'space-a', cards],
  ['of another game do not show while those of this one are fetched', 'space-b', []],
  ['of one game do not show while all are fetched', null, []],
])('statistics %s', (_case, spaceId, shown) => {
  expect(ofOneGame).toEqual({ status: 'loaded', failure: null, spaceId: 'space-a', cards });
  const state = statsReducer(ofOneGame, statsRequested({ spaceId }));
  expect(state).toEqual({ status: 'loading', failure: null, spaceId, cards: shown });
});
