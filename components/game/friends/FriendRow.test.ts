import { createIntl } from 'react-intl';
import { relativeDay } from './FriendRow';

const now = Date.UTC(2024, 2, 20, 12);
const intl = createIntl({ locale: 'en-US', onError: () => undefined });

test.each([
  ['2024-03-20T09:00:00Z', 'today'],
  ['2024-03-20T15:00:00Z', 'today'],
  ['2024-03-19T09:00:00Z', 'yesterday'],
  ['2024-03-15T09:00:00Z', '5 days ago'],
  ['2024-03-12T12:00:00Z', 'last week'],
  ['2024-02-20T12:00:00Z', '4 weeks ago'],
])('%s was %s', (timestamp, text) => {
  expect(relativeDay(timestamp, now, intl)).toBe(text);
});
