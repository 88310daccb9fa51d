import { daysIntoWeek, timeLeft } from './timeLeft';

const at = (text: string) => Date.parse(text);
const monday = at('2026-11-23T00:00:00Z');

test.each([
  ['2026-11-20T09:54:00Z', { days: 2, hours: 14, minutes: 6 }],
  ['2026-11-22T23:59:30Z', { days: 0, hours: 0, minutes: 0 }],
  ['2026-11-23T00:00:01Z', { days: 0, hours: 0, minutes: 0 }],
])('at %s, %o are left until Monday', (now, left) => {
  expect(timeLeft(monday, at(now))).toEqual(left);
});

test.each([
  ['2026-11-16T00:00:00Z', 0],
  ['2026-11-19T12:00:00Z', 3.5],
  ['2026-11-25T00:00:00Z', 7],
])('at %s the week is %d days old', (now, days) => {
  expect(daysIntoWeek(monday, at(now))).toBe(days);
});
