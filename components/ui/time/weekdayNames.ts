/** 1 January 2024, a Monday. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

const dayAt = (index: number) => new Date(monday + index * day);

/** Weekday names in a locale: narrow names, Monday first, and the full name of Friday. */
export function weekdayNames(locale: string): { narrow: string[]; friday: string } {
  const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return {
    narrow: Array.from({ length: 7 }, (_, index) => narrow.format(dayAt(index))),
    friday: long.format(dayAt(4)),
  };
}
