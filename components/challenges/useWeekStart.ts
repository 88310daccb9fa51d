import { useIntl } from 'react-intl';
import { useNow } from '../ui/time/useNow';

const weekMs = 7 * 24 * 60 * 60 * 1000;
/** A Monday at 00:00 UTC, when weekly challenges start. */
const firstMonday = Date.UTC(1970, 0, 5);

/**
 * When the next weekly challenges start, as a weekday and a time: "Sunday, 7:00 PM EST" in the reader's time zone; "Monday,
 * 12:00 AM UTC" before mount.
 */
export function useWeekStart(): string {
  const { formatDate } = useIntl();
  const now = useNow();
  const start = now === null ? firstMonday : firstMonday + Math.ceil((now - firstMonday) / weekMs) * weekMs;
  return formatDate(start, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    // An undefined time zone would replace the one of the provider.
    ...(now === null && { timeZone: 'UTC' }),
  });
}
