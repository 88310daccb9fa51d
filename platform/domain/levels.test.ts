import fc from 'fast-check';
import { badgeSlotsAt, levelOf, xpOfLevel } from './levels';

it.each([
  [0, { levelNumber: 1, xpLowBound: 0, xpHighBound: 1_000, xpToNextLevel: 1_000 }],
  [999, { levelNumber: 1, xpLowBound: 0, xpHighBound: 1_000, xpToNextLevel: 1 }],
  [1_000, { levelNumber: 2, xpLowBound: 1_000, xpHighBound: 2_500, xpToNextLevel: 1_500 }],
  [142_120, { levelNumber: 23, xpLowBound: 137_500, xpHighBound: 149_500, xpToNextLevel: 7_380 }],
])('%i XP', (xp, level) => {
  expect(levelOf(xp)).toEqual(level);
});

it.each([
  [1, 4],
  [23, 4],
  [24, 5],
  [60, 5],
])('level %i shows badges in %i slots', (level, slots) => {
  expect(badgeSlotsAt(level)).toBe(slots);
});

it('more XP never mean a lower level, and XP are within the bounds of their level', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(50_000), (xp, more) => {
      const level = levelOf(xp);
      expect(levelOf(xp + more).levelNumber).toBeGreaterThanOrEqual(level.levelNumber);
      expect(level.xpLowBound).toBeLessThanOrEqual(xp);
      expect(level.xpHighBound).toBeGreaterThan(xp);
      expect(level.xpHighBound).toBe(xpOfLevel(level.levelNumber + 1));
    }),
  );
});
