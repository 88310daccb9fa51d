import { nextRequestAt, requestsPerDay } from './friendRequests';

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const now = at('04T10:00');
const sent = (count: number, first: string) => [at(first), ...Array.from({ length: count - 1 }, () => at('04T09:00'))];

it.each([
  ['nothing was sent', [], null, null],
  ['one less than a day allows was sent', sent(requestsPerDay - 1, '04T08:00'), null, null],
  ["a day's requests were sent", sent(requestsPerDay, '04T08:00'), null, at('05T08:00')],
  ['the first of them is a day old', sent(requestsPerDay, '03T10:00'), null, null],
  ["more than a day's requests were sent", sent(requestsPerDay + 1, '04T08:00'), null, at('05T09:00')],
  ['the other player declined', [], at('02T10:00'), at('09T10:00')],
  ['the decline is a week old', [], new Date('2026-02-25T10:00:00Z'), null],
  ['both, the later one', sent(requestsPerDay, '04T08:00'), at('02T10:00'), at('09T10:00')],
])('given that %s, the next friend request waits until then', (_, sentAt, declinedAt, expected) => {
  expect(nextRequestAt(sentAt, declinedAt, now)).toEqual(expected);
});
