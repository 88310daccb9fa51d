import { useIntl } from 'react-intl';
import { useNow } from './useNow';

/** The last time zone on Earth: a day on which something ends, such as Units, is over when it has ended there. */
export const lastZone = 'Etc/GMT+12';

interface DayFormat {
  month?: 'long' | 'short';
  weekday?: 'long' | 'short';
  hasTime?: boolean;
  /**
   * The last zone for a day on which something ends, UTC for other dates of the club's calendar; the reader's time zone by
   * default, once it is known.
   */
  timeZone?: 'UTC' | typeof lastZone;
}

/**
 * Returns a function that formats a timestamp as a day and month, with the year when it is not the current one, or the
 * current one is unknown: `formatDay(expiresAt, { timeZone: lastZone })`.
 */
export function useFormatDay() {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    time: string | number | Date,
    { month = 'long', weekday, hasTime = false, timeZone }: DayFormat = {},
  ): string => {
    // Prerendered HTML is the same for readers in every zone.
    const zone = timeZone ?? (now === null ? 'UTC' : undefined);
    const yearOf = (date: typeof time) => formatDate(date, { year: 'numeric', ...(zone && { timeZone: zone }) });
    const isThisYear = now !== null && yearOf(now) === yearOf(time);
    return formatDate(time, {
      weekday,
      day: 'numeric',
      month,
      year: isThisYear ? undefined : 'numeric',
      ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
      // An undefined time zone would replace the one of the provider.
      ...(zone && { timeZone: zone }),
    });
  };
}
