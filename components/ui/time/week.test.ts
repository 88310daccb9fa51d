import { daysIntoWeek } from './week';

const at = (text: string) => Date.parse(text);
const monday = at('2026-11-23T00:00:00Z');

test.each([
  ['2026-11-16T00:00:00Z', 0],
  ['2026-11-19T12:00:00Z', 3.5],
  ['2026-11-25T00:00:00Z', 7],
])('at %s the week is %d days old', (now, days) => {
  expect(daysIntoWeek(monday, at(now))).toBe(days);
});
