import { readBadge } from '../../services/clubWebsite/badges';
import { wireBadge } from '../../services/testing/wireResponses';
import { badgesFetched, badgesReducer, badgesRequested } from './slice';

const badges = [readBadge(wireBadge())];
const ofOneGame = [badgesRequested({ spaceId: 'space-a' }), badgesFetched({ badges, actions: [] })].reduce(
  badgesReducer,
  badgesReducer(undefined, { type: 'nothing' }),
);

it.each([
  ['stay while they are fetched again', 'space-a', badges],
  ['of another game do not show while those of this one are fetched', 'space-b', []],
])('badges %s', (_case, spaceId, shown) => {
  expect(ofOneGame).toMatchObject({ status: 'loaded', spaceId: 'space-a', badges });
  const state = badgesReducer(ofOneGame, badgesRequested({ spaceId }));
  expect(state).toEqual({ status: 'loading', failure: null, spaceId, badges: shown, actions: [] });
});
