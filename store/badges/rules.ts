import type { ClubAction } from '../../services/club/actions';
import type { Badge } from '../../services/clubWebsite/badges';

/** A badge with the action that earns it; null for an unknown action. */
export interface BadgeEntry {
  badge: Badge;
  action: ClubAction | null;
}

/** Badges with their actions, owned ones first. */
export const badgeEntries = (badges: readonly Badge[], actions: readonly ClubAction[]): BadgeEntry[] =>
  badges
    .map((badge) => ({ badge, action: actions.find(({ id }) => id === badge.actionId) ?? null }))
    .sort((a, b) => Number(b.badge.isOwned) - Number(a.badge.isOwned));

/** The badge with the most progress that the player does not own; null when all are owned. */
export function nextBadge(entries: readonly BadgeEntry[]): BadgeEntry | null {
  const [next] = entries.filter(({ badge }) => !badge.isOwned).sort((a, b) => progressTowards(b) - progressTowards(a));
  return next ?? null;
}

const progressTowards = ({ action }: BadgeEntry) =>
  action && action.target > 0 ? Math.min(1, action.progress / action.target) : 0;
