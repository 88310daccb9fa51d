const day = 24 * 60 * 60 * 1000;

/** Days since the start of the week that ends at `end` (both ms), 0 to 7. */
export const daysIntoWeek = (end: number, now: number) => Math.min(7, Math.max(0, 7 - (end - now) / day));
