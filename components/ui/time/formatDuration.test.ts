import { createIntl } from 'react-intl';
import { formatDuration, formatTimeLeft } from './formatDuration';

const minute = 60;
const hour = 60 * minute;

describe('a duration', () => {
  const intlFor = (locale: string) => createIntl({ locale, onError: () => undefined });

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
    expect(formatDuration(25 * hour, intlFor('de-DE'), { largest: 'day', unitDisplay: 'long' })).toBe(
      '1 Tag, 1 Stunde',
    );
  });

  it('sets no space before a Han character', () => {
    expect(formatDuration(25 * hour, intlFor('ja-JP'), { largest: 'day' })).toBe('1日1時間');
  });
});

describe('the time left', () => {
  const intlFor = (locale: string, left: string) =>
    createIntl({ locale, messages: { 'ui.timeLeft': left }, onError: () => undefined });
  const monday = '2026-11-23T00:00:00Z';

  test.each([
    ['2026-11-20T09:54:00Z', '2 days 14 hr left'],
    ['2026-11-22T22:01:00Z', '1 hr 59 min left'],
    ['2026-11-22T23:59:30Z', '0 min left'],
    ['2026-11-23T00:00:01Z', '0 min left'],
  ])('at %s it is: %s', (now, text) => {
    expect(formatTimeLeft(monday, Date.parse(now), intlFor('en-US', '{duration} left'))).toBe(text);
  });

  it('has words, in the language of the reader', () => {
    const now = Date.parse('2026-11-20T09:54:00Z');
    expect(formatTimeLeft(Date.parse(monday), now, intlFor('de-DE', 'Noch {duration}'), 'long')).toBe(
      'Noch 2 Tage, 14 Stunden',
    );
  });
});
