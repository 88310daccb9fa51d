/** A date as real clients want it: ISO-8601 UTC with seven fractional digits. */
export const wireDate = (date: Date) => date.toISOString().replace(/(\.\d{3})Z$/, '$10000Z');

export const wireDateOrNull = (date: Date | null | undefined) => (date ? wireDate(date) : null);

/** How the wire writes that a game was never played. */
export const never = '0001-01-01T00:00:00';
