import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { testNow } from '../../store/support/testing/builders';
import { renderWithStore } from '../testing/renderWithStore';
import { useWeekStart } from './useWeekStart';

beforeEach(() => jest.useFakeTimers({ now: testNow }));
afterEach(() => jest.useRealTimers());

const WeekStart = () => <p>{useWeekStart()}</p>;
const inZone = (timeZone: string, locale = 'en-US') => (
  <IntlProvider locale={locale} defaultLocale={locale} timeZone={timeZone}>
    <WeekStart />
  </IntlProvider>
);

it.each([
  ['UTC', 'en-US', 'Monday, 12:00 AM UTC'],
  // Clocks there change on the Sunday before.
  ['America/New_York', 'en-US', 'Sunday, 8:00 PM EDT'],
  ['Europe/Berlin', 'de-DE', 'Montag, 01:00 MEZ'],
])('in %s, writes when the next week starts in %s as %s', (timeZone, locale, text) => {
  renderWithStore(inZone(timeZone, locale));
  expect(screen.getByText(text)).toBeVisible();
});

it('writes it in UTC where the zone of the reader is not known yet', () => {
  expect(renderToString(inZone('America/New_York'))).toContain('Monday, 12:00 AM UTC');
});
