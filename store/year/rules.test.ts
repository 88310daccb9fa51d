import { factsOf, yearInSeason } from './rules';

test.each([
  ['2026-11-30T23:59:59Z', null],
  ['2026-12-01T00:00:00Z', 2026],
  ['2027-01-31T23:59:59Z', 2026],
  ['2027-02-01T00:00:00Z', null],
])('at %s players look back on %s', (now, year) => expect(yearInSeason(Date.parse(now))).toBe(year));

const nothing = {
  year: 2026,
  unitsEarned: 0,
  challengesCompleted: 0,
  rewardsClaimed: 0,
  badgesEarned: 0,
  weeksInARow: 1,
  friendsMade: 0,
  topGame: null,
};

it('a year has what there is, and no zeroes', () => {
  expect(factsOf(nothing)).toEqual([]);
  expect(factsOf({ ...nothing, unitsEarned: 90, weeksInARow: 4, topGame: 'Saltwatch' })).toEqual([
    { kind: 'game', title: 'Saltwatch' },
    { kind: 'units', count: 90 },
    { kind: 'weeks', count: 4 },
  ]);
});
