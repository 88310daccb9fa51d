import { createIntl } from 'react-intl';
import { formatDuration } from './formatDuration';

const intlFor = (locale: string) => createIntl({ locale, onError: () => undefined });
const minute = 60;
const hour = 60 * minute;

test.each([
  [0, 'day', '0 min'],
  [59, 'day', '0 min'],
  [15 * minute, 'day', '15 min'],
  [hour, 'day', '1 hr'],
  [2 * hour - 1, 'hour', '1 hr 59 min'],
  [25 * hour, 'day', '1 day 1 hr'],
  [24 * hour + 10 * minute, 'day', '1 day'],
  [50 * hour + 10 * minute, 'hour', '50 hr 10 min'],
] as const)('%d seconds with %ss are %s', (seconds, largest, text) => {
  expect(formatDuration(seconds, intlFor('en-US'), { largest })).toBe(text);
});

it('has words, in the language of the reader', () => {
  expect(formatDuration(25 * hour, intlFor('de-DE'), { largest: 'day', unitDisplay: 'long' })).toBe('1 Tag, 1 Stunde');
});

it('sets no space before a Han character', () => {
  expect(formatDuration(25 * hour, intlFor('ja-JP'), { largest: 'day' })).toBe('1日1時間');
});
