import { buildReward } from '../../../services/testing/builders';
import { availabilityOf } from '../../../store/rewards/rules';
import { reachOf, reachShown } from './WithinReach';

const rewardsOf = (units: number, ...values: number[]) =>
  values.map((value) => {
    const reward = buildReward({ rewardId: String(value), value });
    return { reward, availability: availabilityOf(reward, units) };
  });

const valuesOf = ({ shown }: ReturnType<typeof reachOf>) => shown.map(({ reward }) => reward.value);

it('shows the most expensive rewards that the balance suffices for, and counts all of them', () => {
  const reach = reachOf(rewardsOf(100, 10, 20, 30, 40, 50, 60, 70, 500));

  expect(reach).toMatchObject({ isNearest: false, count: 7, missing: 0 });
  expect(valuesOf(reach)).toEqual([70, 60, 50, 40, 30, 20]);
  expect(reach.shown).toHaveLength(reachShown);
});

it('shows new rewards first', () => {
  const rewards = rewardsOf(100, 90, 10, 50).map(({ reward, availability }) => ({
    reward: { ...reward, isNew: reward.value === 10 },
    availability,
  }));

  expect(valuesOf(reachOf(rewards))).toEqual([10, 90, 50]);
});

it('shows the nearest rewards when the balance suffices for none', () => {
  const reach = reachOf(rewardsOf(5, 90, 30, 60));

  expect(reach).toMatchObject({ isNearest: true, count: 0, missing: 25 });
  expect(valuesOf(reach)).toEqual([30, 60, 90]);
});

it('shows nothing when there is nothing to claim', () => {
  const owned = buildReward({ quantityLimit: 1, quantityPurchased: 1 });

  expect(reachOf([{ reward: owned, availability: availabilityOf(owned, 100) }])).toEqual({
    isNearest: false,
    count: 0,
    missing: 0,
    shown: [],
  });
});
