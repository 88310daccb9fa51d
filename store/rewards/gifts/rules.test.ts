import { canGiveTo } from './rules';

const now = Date.parse('2026-03-09T12:00:00Z');

it.each([
  ['for seven days', '2026-03-02T12:00:00Z', true],
  ['for less', '2026-03-02T12:00:01Z', false],
  ['since a date that the services do not tell', null, false],
])('a friend %s can be given a reward, or not', (_, friendshipDate, expected) => {
  expect(canGiveTo({ friendshipDate }, now)).toBe(expected);
});
