import type { IntlShape } from 'react-intl';
import { messageOf } from '../text/useTexts';

/** The whole units of a duration in seconds; all 0 for a negative one. */
export function splitDuration(seconds: number) {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60 };
}

interface DurationFormat {
  /** The largest unit: "hour" for time played ("50 hr"), "day" for time left ("2 days 2 hr"). */
  largest: 'day' | 'hour';
  unitDisplay?: 'short' | 'long';
}

/**
 * Seconds as text in the reader's language, in whole units: two of them at most, and none that is 0. Every duration in a
 * text goes through it.
 *
 * @example formatDuration(7800, intl, { largest: 'hour' }) // '2 hr 10 min'
 */
export function formatDuration(
  seconds: number,
  { formatNumber, formatList }: Pick<IntlShape, 'formatNumber' | 'formatList'>,
  { largest, unitDisplay = 'short' }: DurationFormat,
): string {
  const { days, hours, minutes } = splitDuration(seconds);
  const units = [
    { value: largest === 'day' ? days : 0, unit: 'day' },
    { value: largest === 'day' ? hours : days * 24 + hours, unit: 'hour' },
    { value: minutes, unit: 'minute' },
  ];
  const first = units.findIndex(({ value }) => value > 0);
  const shown = first === -1 ? units.slice(-1) : units.slice(first, first + 2).filter(({ value }) => value > 0);
  const texts = shown.map(({ value, unit }) => formatNumber(value, { style: 'unit', unit, unitDisplay }));
  return closeUp(formatList(texts, { type: 'unit', style: 'narrow' }));
}

/** The time from `now` (ms) until `end` (ms, or an ISO date) in words: "2 days 3 hr left". */
export function formatTimeLeft(
  end: number | string,
  now: number,
  intl: Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatList'>,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const seconds = (new Date(end).getTime() - now) / 1000;
  return intl.formatMessage(messageOf('ui.timeLeft'), {
    duration: formatDuration(seconds, intl, { largest: 'day', unitDisplay }),
  });
}

/** Removes the space that `Intl` sets between a figure and a Han character: Japanese writes 4日, not 4 日. */
export const closeUp = (text: string): string => text.replace(/(\d)\s(?=\p{Script=Han})/gu, '$1');
