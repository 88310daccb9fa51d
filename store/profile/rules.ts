export const badgeSlots = { total: 5, lastOpensAtLevel: 24 } as const;

export const nextBadgeSlotLevel = (unlocked: number): number | null =>
  unlocked < badgeSlots.total ? badgeSlots.lastOpensAtLevel : null;
