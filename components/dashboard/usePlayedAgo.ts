import { useIntl } from 'react-intl';
import { useNow } from '../ui/time/useNow';
import { daysAgo } from '../ui/time/daysAgo';

/** How long ago a session was, in words: 'yesterday'; null where there was none, or the time is not known yet. */
export function usePlayedAgo(session: string | null): string | null {
  const { formatRelativeTime } = useIntl();
  const now = useNow();
  if (session === null || now === null) return null;
  return formatRelativeTime(-daysAgo(Date.parse(session), now), 'day', { numeric: 'auto' });
}
