import type { IntlShape } from 'react-intl';
import { closeUp } from '../../ui/time/closeUp';

const dayMs = 24 * 60 * 60 * 1000;
const daysOfAWeek = 7;

/** The age of a timestamp (ISO) in the language of `intl`: 'today', 'yesterday', '5 days ago', whole weeks from a week on. `now` in ms. */
export function relativeDay(timestamp: string, now: number, { formatRelativeTime }: IntlShape): string {
  const days = Math.max(0, Math.floor((now - Date.parse(timestamp)) / dayMs));
  return closeUp(
    days < daysOfAWeek
      ? formatRelativeTime(-days, 'day', { numeric: 'auto' })
      : formatRelativeTime(-Math.floor(days / daysOfAWeek), 'week', { numeric: 'auto' }),
  );
}
