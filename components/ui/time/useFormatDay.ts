import { useIntl } from 'react-intl';
import { useNow } from './useNow';

interface DayFormat {
  month?: 'long' | 'short';
  weekday?: 'long' | 'short';
  /** Also the hour and the minute. */
  hasTime?: boolean;
  /** UTC for dates of the club's calendar, such as expiry dates; the reader's time zone by default. */
  timeZone?: 'UTC';
}

/**
 * Returns a function that formats a timestamp as a day and month, with the year when it is not the current one, or the
 * current one is unknown: `formatDay(expiresAt, { timeZone: 'UTC' })`.
 */
export function useFormatDay() {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    time: string | number | Date,
    { month = 'long', weekday, hasTime = false, timeZone }: DayFormat = {},
  ): string => {
    const yearOf = (date: Date) => (timeZone === 'UTC' ? date.getUTCFullYear() : date.getFullYear());
    const isThisYear = now !== null && yearOf(new Date(now)) === yearOf(new Date(time));
    return formatDate(time, {
      weekday,
      day: 'numeric',
      month,
      year: isThisYear ? undefined : 'numeric',
      ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
      // An undefined time zone would replace the one of the provider.
      ...(timeZone && { timeZone }),
    });
  };
}
