import { readActions } from '../../services/club/actions';
import type { Badge } from '../../services/clubWebsite/badges';
import { wireAction } from '../../services/testing/wireResponses';
import { badgeEntries, nextBadge } from './rules';

const badge = (badgeId: string, isOwned = false): Badge => ({
  badgeId,
  gameTitle: 'Game',
  name: badgeId,
  description: '',
  imageUrl: null,
  actionId: `action-${badgeId}`,
  isOwned,
});
const actions = readActions({
  actions: [
    wireAction({ id: 'action-far', progress: 1, target: 10 }),
    wireAction({ id: 'action-near', progress: 99, target: 100 }),
    wireAction({ id: 'action-owned', progress: 1, target: 1 }),
  ],
  groups: [],
});

it('sorts owned badges first, each with its action', () => {
  const entries = badgeEntries([badge('far'), badge('owned', true), badge('unknown')], actions);

  expect(entries.map((entry) => [entry.badge.badgeId, entry.action?.id])).toEqual([
    ['owned', 'action-owned'],
    ['far', 'action-far'],
    ['unknown', undefined],
  ]);
});

it('finds the badge with the most progress, and none when all are owned', () => {
  const entries = badgeEntries([badge('unknown'), badge('far'), badge('owned', true), badge('near')], actions);

  expect(nextBadge(entries)?.badge.badgeId).toBe('near');
  expect(nextBadge(badgeEntries([badge('owned', true)], actions))).toBeNull();
});
