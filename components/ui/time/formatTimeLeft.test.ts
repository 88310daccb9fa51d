import { createIntl } from 'react-intl';
import { formatTimeLeft } from './formatTimeLeft';

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
