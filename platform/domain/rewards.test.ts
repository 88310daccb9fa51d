import fc from 'fast-check';
import type { RewardLock, RewardClaimant, RewardTerms } from './rewards';
import { claimCode, isLocked, rarityIds, raritySummaries, rejectionOf, undoRejectionOf, undoUntil } from './rewards';

const buildReward = (overrides: Partial<RewardTerms> = {}): RewardTerms => ({
  rewardId: 'ferrymans-mask',
  rarityId: 'EPIC',
  value: 150,
  quantityLimit: 1,
  lock: null,
  ...overrides,
});
const buildLock = (overrides: Partial<RewardLock> = {}): RewardLock => ({
  reason: 'Reach level 30',
  level: null,
  actionId: null,
  rewardId: null,
  ...overrides,
});
const buildClaimant = (overrides: Partial<RewardClaimant> = {}): RewardClaimant => ({
  level: 23,
  completedActions: new Set(['nine-gates']),
  claimCounts: new Map([['ferry-token', 1]]),
  ...overrides,
});

it.each([
  ['no lock', null, false],
  ['a level not reached', buildLock({ level: 24 }), true],
  ['a level reached', buildLock({ level: 23 }), false],
  ['an action not completed', buildLock({ actionId: 'drowned-court' }), true],
  ['an action completed', buildLock({ actionId: 'nine-gates' }), false],
  ['a reward not owned', buildLock({ rewardId: 'ferrymans-mask' }), true],
  ['a reward owned', buildLock({ rewardId: 'ferry-token' }), false],
  ['two keys, one missing', buildLock({ level: 10, rewardId: 'ferrymans-mask' }), true],
  ['no key at all', buildLock(), true],
])('lock: %s', (_case, lock, locked) => {
  expect(isLocked(buildReward({ lock }), buildClaimant())).toBe(locked);
});

it.each([
  ['within reach', buildReward(), 150, null],
  ['one Unit short', buildReward(), 149, 'insufficientUnits'],
  ['locked, whatever the balance', buildReward({ lock: buildLock() }), 0, 'rewardLocked'],
  ['owned up to its limit', buildReward({ rewardId: 'ferry-token' }), 999, 'quantityLimitReached'],
  ['owned, limit of two', buildReward({ rewardId: 'ferry-token', quantityLimit: 2 }), 150, null],
  ['owned, no limit', buildReward({ rewardId: 'ferry-token', quantityLimit: null }), 150, null],
])('rejection: %s', (_case, reward, balance, rejection) => {
  expect(rejectionOf(reward, buildClaimant(), balance)).toBe(rejection);
});

it('counts by rarity, and owned never exceeds available', () => {
  const reward = fc.record({ rewardId: fc.uuid(), rarityId: fc.constantFrom(...rarityIds) });
  fc.assert(
    fc.property(fc.array(fc.tuple(reward, fc.nat(5))), (rows) => {
      const rewards = rows.map(([row]) => row);
      const { rarity, totalRewards } = raritySummaries(
        rewards,
        new Map(rows.map(([row, count]) => [row.rewardId, count])),
      );
      expect(rarity.map((summary) => summary.rarityId)).toEqual(rarityIds);
      expect(rarity.every(({ owned, available }) => owned <= available)).toBe(true);
      expect(rarity.reduce((sum, { available }) => sum + available, 0)).toBe(totalRewards.available);
      expect(rarity.reduce((sum, { owned }) => sum + owned, 0)).toBe(totalRewards.owned);
    }),
  );
});

it('counts a reward as owned once, however often it was claimed', () => {
  const rewards = [
    buildReward({ rewardId: 'once' }),
    buildReward({ rewardId: 'twice' }),
    buildReward({ rewardId: 'none' }),
  ];
  const { rarity, totalRewards } = raritySummaries(
    rewards,
    new Map([
      ['once', 1],
      ['twice', 2],
      ['none', 0],
    ]),
  );
  expect(rarity.find(({ rarityId }) => rarityId === 'EPIC')).toEqual({ rarityId: 'EPIC', owned: 2, available: 3 });
  expect(totalRewards).toEqual({ owned: 2, available: 3 });
});

it('makes the code of a claim out of its id', () => {
  expect(claimCode('4f7a91c2-1d2e-4b6f-8a70-55c1e2f00b3d')).toBe('CLAIM-4F7A-91C2-0B3D');
});

describe('taking a claim back', () => {
  const claimedAt = new Date('2026-03-01T12:00:00Z');
  const claim = { claimedAt, deliveredAt: null, refundedAt: null };
  const later = new Date('2026-03-01T13:00:00Z');

  it.each([
    ['at once', claim, claimedAt, null],
    ['at the last instant', claim, undoUntil(claim), null],
    ['after it', claim, new Date(undoUntil(claim).getTime() + 1), 'undoOver'],
    ['once delivered', { ...claim, deliveredAt: later }, later, 'claimDelivered'],
    ['once refunded', { ...claim, refundedAt: later }, later, 'claimTakenBack'],
    ['once delivered and refunded', { ...claim, deliveredAt: later, refundedAt: later }, later, 'claimTakenBack'],
  ])('%s', (_case, row, now, rejection) => {
    expect(undoRejectionOf(row, now)).toBe(rejection);
  });

  it('takes a day', () => {
    expect(undoUntil(claim).toISOString()).toBe('2026-03-02T12:00:00.000Z');
  });
});
