import { addDays } from './calendar';
import { canReceive, giftLimits, isFriendLongEnough, nextGiftAt } from './gifts';
import type { RewardLock, RewardTerms } from './rewards';

const now = new Date('2026-03-20T12:00:00Z');
const daysAgo = (days: number) => addDays(now, -days);
const [day, month] = giftLimits;

it.each([
  ['none before', [], null],
  ['one less than the limit of a day', Array.from({ length: day.gifts - 1 }, () => daysAgo(0.5)), null],
  ['the limit of a day', Array.from({ length: day.gifts }, () => daysAgo(0.5)), addDays(now, 0.5)],
  ['the limit of a day, a day ago', Array.from({ length: day.gifts }, () => daysAgo(1)), null],
  ['the limit of a month', Array.from({ length: month.gifts }, (_, i) => daysAgo(20 - i)), addDays(now, 10)],
  ['the limit of a month, a month ago', Array.from({ length: month.gifts }, () => daysAgo(30)), null],
  ['all in the future, because a clock was set back', [addDays(now, 1)], null],
])('after %s, the next gift waits as long as the limits say', (_, given, next) => {
  expect(nextGiftAt(given, now)).toEqual(next);
});

it.each([
  [7, true],
  [6.99, false],
])('friends of %d days can give each other rewards: %s', (days, expected) => {
  expect(isFriendLongEnough(daysAgo(days), now)).toBe(expected);
});

const noConditions: RewardLock = { reason: '', level: null, actionId: null, rewardId: null };

it.each([
  ['has not claimed', {}, 0, 0, true],
  ['has claimed', {}, 1, 0, false],
  ['has been given', {}, 0, 1, false],
  ['has claimed, without a limit,', { quantityLimit: null }, 9, 9, true],
  ['lacks the level for', { lock: { ...noConditions, level: 6 } }, 0, 0, false],
  ['has the level for', { lock: { ...noConditions, level: 5 } }, 0, 0, true],
])(
  'a friend who %s a reward can receive it, or not',
  (_, overrides: Partial<RewardTerms>, claims, waiting, expected) => {
    const reward: RewardTerms = {
      rewardId: 'mask',
      rarityId: 'RARE',
      value: 30,
      quantityLimit: 1,
      lock: null,
      ...overrides,
    };
    const friend = { level: 5, completedActions: new Set<string>(), claimCounts: new Map([['mask', claims]]) };
    expect(canReceive(reward, friend, waiting)).toBe(expected);
  },
);
