/** How far the last time zone on Earth is behind UTC: a day on which Units expire is over when it has ended there. */
export const lastZoneMs = 12 * 60 * 60 * 1000;

/** The day that ends with an expiry (`2026-11-30`): on it Units may still be spent, wherever the player is. */
export const endedDay = (expiresAt: string) => inLastZone(Date.parse(expiresAt)).toISOString().slice(0, 10);

/** An instant (ms) whose date and time in UTC are those of the last time zone. */
export const inLastZone = (instant: number) => new Date(instant - lastZoneMs);
