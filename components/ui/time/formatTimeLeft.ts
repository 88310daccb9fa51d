import { defineMessages, type IntlShape } from 'react-intl';
import { formatDuration } from './formatDuration';

const templates = defineMessages<{ left: { duration: string } }>({
  left: { id: 'ui.timeLeft', defaultMessage: '{duration} left', description: 'How long something still runs' },
});

type Formats = Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatList'>;

/** The time from `now` (ms) until `end` (ms, or an ISO date) in words: "2 days 3 hr left". */
export function formatTimeLeft(
  end: number | string,
  now: number,
  intl: Formats,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const seconds = (new Date(end).getTime() - now) / 1000;
  return intl.formatMessage(templates.left, {
    duration: formatDuration(seconds, intl, { largest: 'day', unitDisplay }),
  });
}
