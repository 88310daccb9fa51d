import { readRewardsDetails } from '../../services/clubWebsite/rewards';
import { buildReward } from '../../services/testing/builders';
import { wireRewards } from '../../services/testing/wireResponses';
import {
  afterClaim,
  areAllRedeemed,
  areUnavailable,
  availabilityOf,
  claimed,
  listOf,
  noRewards,
  opensOthers,
  withRewards,
} from './rules';

describe('a reward purchase (spec 4, Rewards)', () => {
  const list = listOf(readRewardsDetails(wireRewards()));
  const mask = buildReward({ rewardId: 'ferrymans-mask', rarityId: 'RARE', quantityPurchased: 0 });
  const oil = buildReward({ rewardId: 'lamp-oil', rarityId: 'COMMON', quantityPurchased: 2 });

  it('of a reward that was not owned counts in the total and in its rarity', () => {
    const after = afterClaim(list, mask);

    expect(claimed(mask).quantityPurchased).toBe(1);
    expect(after.totalOwned).toBe(list.totalOwned + 1);
    expect(after.overview).toEqual([
      { id: 'COMMON', owned: 1, available: 1 },
      { id: 'RARE', owned: 1, available: 1 },
    ]);
  });

  it('leaves the counts of other rarities alone', () => {
    const overview = [{ id: 'COMMON' as const, owned: 0, available: 5 }];

    expect(afterClaim({ ...list, overview }, mask).overview).toEqual(overview);
  });

  it('of a reward that is owned counts for itself only', () => {
    expect(claimed(oil).quantityPurchased).toBe(3);
    expect(afterClaim(list, oil)).toBe(list);
  });

  it('never makes the owned count of a rarity exceed what is available', () => {
    const full = { ...list, overview: [{ id: 'RARE' as const, owned: 1, available: 1 }] };

    expect(afterClaim(full, mask).overview).toEqual([{ id: 'RARE', owned: 1, available: 1 }]);
  });

  it('keeps the code of the claim, and the last one where there is none', () => {
    const once = claimed(oil, { code: 'CLAIM-1', downloadUrl: 'http://services.test/oil.webp' });

    expect(once.code).toBe('CLAIM-1');
    expect(claimed(once, { code: null, downloadUrl: null })).toMatchObject({
      code: 'CLAIM-1',
      downloadUrl: 'http://services.test/oil.webp',
    });
  });

  it('of a reward that is in no list counts in none', () => {
    expect(afterClaim(list, { ...mask, rewardId: 'unknown' })).toBe(list);
  });
});

it('starts empty (spec 3, Rewards state)', () => {
  expect(noRewards).toEqual({ overview: [], rewardIds: [], totalAvailable: 0, totalOwned: 0 });
});

describe('the known rewards', () => {
  const game = { slug: 'halcyon-orbit', title: 'Halcyon Orbit', platform: 'PS4' };
  const known = withRewards({}, [buildReward({ rewardId: 'mask', game, spaceId: 'space', value: 30 })]);

  it('are joined with those of a response, which count', () => {
    const joined = withRewards(known, [buildReward({ rewardId: 'mask', value: 20 }), buildReward({ rewardId: 'oil' })]);
    expect(Object.keys(joined)).toEqual(['mask', 'oil']);
    expect(joined.mask?.value).toBe(20);
  });

  it('keep the game that the list of one game leaves out', () => {
    const { mask } = withRewards(known, [buildReward({ rewardId: 'mask', game: null, spaceId: '' })]);
    expect(mask).toMatchObject({ game, spaceId: 'space' });
  });
});

test.each([
  [0, 0, false, true],
  [6, 7, false, false],
  [7, 7, true, false],
  [8, 7, true, false],
])('%i owned of %i: all redeemed %s, unavailable %s', (totalOwned, totalAvailable, allRedeemed, unavailable) => {
  expect(areAllRedeemed({ totalOwned, totalAvailable })).toBe(allRedeemed);
  expect(areUnavailable({ totalAvailable })).toBe(unavailable);
});

test.each([
  ['locked behind it', { isLocked: true, lockRewardId: 'mask' }, true],
  ['open already', { isLocked: false, lockRewardId: 'mask' }, false],
  ['locked behind another', { isLocked: true, lockRewardId: 'oil' }, false],
  ['locked behind a level', { isLocked: true, lockRewardId: null }, false],
])('a reward that is %s: a claim opens it: %3$s', (_case, overrides, isOpened) => {
  const rewards = [buildReward({ rewardId: 'other', ...overrides })];
  expect(opensOthers(rewards, 'mask')).toBe(isOpened);
});

describe('the availability of a reward', () => {
  test.each([
    ['owned to its limit', { quantityPurchased: 1, quantityLimit: 1 }, 500, { kind: 'owned' }],
    ['owned, without a limit', { quantityPurchased: 1, quantityLimit: null }, 500, { kind: 'withinReach' }],
    ['gone', { limitReachedDetails: ['All are gone'] }, 500, { kind: 'soldOut', reasons: ['All are gone'] }],
    ['not given out any more', { quantityLimit: 0 }, 500, { kind: 'soldOut', reasons: [] }],
    ['locked', { isLocked: true, lockedDetails: ['Level 5'] }, 500, { kind: 'locked', reasons: ['Level 5'] }],
    ['too dear', {}, 10, { kind: 'short', missing: 20 }],
    ['just affordable', {}, 30, { kind: 'withinReach' }],
    ['of an unknown balance', {}, null, { kind: 'withinReach' }],
  ])('%s', (_, overrides, units, availability) => {
    expect(availabilityOf(buildReward(overrides), units)).toEqual(availability);
  });
});
