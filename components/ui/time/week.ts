const dayMs = 24 * 60 * 60 * 1000;

/** Days since the start of the week that ends at `end` (both ms), 0 to 7. */
export const daysIntoWeek = (end: number, now: number) => Math.min(7, Math.max(0, 7 - (end - now) / dayMs));

/** 1 January 2024, a Monday. */
const monday = Date.UTC(2024, 0, 1);

const dayAt = (index: number) => new Date(monday + index * dayMs);

export function weekdayNames(locale: string): { narrow: string[]; friday: string } {
  const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return {
    narrow: Array.from({ length: 7 }, (_, index) => narrow.format(dayAt(index))),
    friday: long.format(dayAt(4)),
  };
}
