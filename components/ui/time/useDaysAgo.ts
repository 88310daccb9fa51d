import { useIntl } from 'react-intl';
import { closeUp } from './formatDuration';
import { useNow } from './useNow';

/** The local day of a timestamp (ISO) as text: 'yesterday'. Null without one, and before the browser's clock is known. */
export function useDaysAgo(timestamp: string | null): string | null {
  const { formatRelativeTime } = useIntl();
  const now = useNow();
  if (timestamp === null || now === null) return null;
  return closeUp(formatRelativeTime(-daysBetween(Date.parse(timestamp), now), 'day', { numeric: 'auto' }));
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days between the local dates of two timestamps in ms. */
function daysBetween(timestamp: number, now: number): number {
  const dayOf = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((dayOf(now) - dayOf(timestamp)) / dayMs);
}
