import type { UserProfile } from '../../services/clubWebsite/profiles';

export const badgeSlots = { total: 5, lastOpensAtLevel: 24 } as const;

export const nextBadgeSlotLevel = (unlocked: number): number | null =>
  unlocked < badgeSlots.total ? badgeSlots.lastOpensAtLevel : null;

/** What a player has gained within the level, and how much the level takes. */
export const xpInLevel = ({ xp, currentLevel }: Pick<UserProfile, 'xp' | 'currentLevel'>) => ({
  xp: xp - currentLevel.xpLowBound,
  high: currentLevel.xpHighBound - currentLevel.xpLowBound,
});
