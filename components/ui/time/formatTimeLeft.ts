import { type IntlShape } from 'react-intl';
import { messageOf } from '../text/useTexts';
import { formatDuration } from './formatDuration';

type Formats = Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatList'>;

/** The time from `now` (ms) until `end` (ms, or an ISO date) in words: "2 days 3 hr left". */
export function formatTimeLeft(
  end: number | string,
  now: number,
  intl: Formats,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const seconds = (new Date(end).getTime() - now) / 1000;
  return intl.formatMessage(messageOf('ui.timeLeft'), {
    duration: formatDuration(seconds, intl, { largest: 'day', unitDisplay }),
  });
}
