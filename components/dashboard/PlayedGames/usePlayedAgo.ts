import { useIntl } from 'react-intl';
import { closeUp } from '../../ui/time/closeUp';
import { useNow } from '../../ui/time/useNow';
import { daysAgo } from '../../ui/time/daysAgo';

/** The age of a session (ISO) as text: 'yesterday'. Null without a session, and before the browser's clock is known. */
export function usePlayedAgo(session: string | null): string | null {
  const { formatRelativeTime } = useIntl();
  const now = useNow();
  if (session === null || now === null) return null;
  return closeUp(formatRelativeTime(-daysAgo(Date.parse(session), now), 'day', { numeric: 'auto' }));
}
