/** The number of badge slots, and the level that opens the last one. */
export const badgeSlots = { total: 5, lastOpensAtLevel: 24 } as const;

/** The level that opens the next badge slot; null when all are open. */
export const nextBadgeSlotLevel = (unlocked: number): number | null =>
  unlocked < badgeSlots.total ? badgeSlots.lastOpensAtLevel : null;
