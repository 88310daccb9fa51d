/** 1 January 2024 was a Monday: any week would do. */
const someMonday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

const dayAt = (index: number) => new Date(someMonday + index * day);

/** Names of the days in a locale, Monday first: one letter or so each, and Friday in full. */
export function weekdayNames(locale: string): { narrow: string[]; friday: string } {
  const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return {
    narrow: Array.from({ length: 7 }, (_, index) => narrow.format(dayAt(index))),
    friday: long.format(dayAt(4)),
  };
}
