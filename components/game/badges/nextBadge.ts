import type { ClubAction } from '../../../services/club/types';
import type { Badge } from '../../../services/clubWebsite/types';

/** A badge with what gives it, where the services say. */
export interface BadgeEntry {
  badge: Badge;
  action: ClubAction | null;
}

/** Badges with their actions, those that the player has first. */
export const badgeEntries = (badges: readonly Badge[], actions: readonly ClubAction[]): BadgeEntry[] =>
  badges
    .map((badge) => ({ badge, action: actions.find(({ id }) => id === badge.actionId) ?? null }))
    .sort((a, b) => Number(b.badge.isOwned) - Number(a.badge.isOwned));

/** The badge that the player is closest to; null when all are theirs. */
export function nextBadge(entries: readonly BadgeEntry[]): BadgeEntry | null {
  const [next] = entries.filter(({ badge }) => !badge.isOwned).sort((a, b) => progressTowards(b) - progressTowards(a));
  return next ?? null;
}

/** From 0 to 1. */
export const progressTowards = ({ action }: BadgeEntry) =>
  action && action.target > 0 ? Math.min(1, action.progress / action.target) : 0;
