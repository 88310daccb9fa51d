import { createIntl } from 'react-intl';
import { formatStat } from './formatStat';

const intlFor = (locale: string) => createIntl({ locale, onError: () => undefined });

test.each([
  ['LongTimespan', 136_800, null, '38 hr'],
  ['LongTimespan', 1500, null, '25 min'],
  ['LongTimespan', 0, null, '0 min'],
  ['Percentage', 61, null, '61%'],
  ['Distance', 7440, 'mi', '7,440 mi'],
  ['Distance', 12.4, 'leagues', '12 leagues'],
  ['Distance', 12, null, '12'],
  ['Decimal', 12.345, 'mi', '12.3 mi'],
  ['Integer', 1902, null, '1,902'],
  ['SomethingNew', 12.7, null, '13'],
])('%s %d %s is %s', (format, value, unit, text) => {
  expect(formatStat({ format, value, unit }, intlFor('en-US'))).toBe(text);
});

it('formats by the locale', () => {
  expect(formatStat({ format: 'Distance', value: 7440, unit: 'km' }, intlFor('de-DE'))).toBe('7.440 km');
});
