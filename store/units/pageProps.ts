import type { ChallengeType } from '../../services/club/challengeTypes';
import { type CurrentChallenge, getCurrentChallenges } from '../../services/club/currentChallenges';
import { getRewardSample, type RewardSample } from '../../services/club/rewardCatalog';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';

export type UnitsRange = readonly [least: number, most: number];

export interface UnitsFacts {
  /** Units of a challenge by kind, from the first star to all; kinds without a current challenge are left out. */
  gains: Partial<Record<ChallengeType, UnitsRange>>;
  /** Null without rewards. */
  prices: UnitsRange | null;
  totalRewards?: number;
}

export interface UnitsProps {
  facts: UnitsFacts;
}

export async function loadUnitsFacts(call: FetchForPage): Promise<UnitsProps> {
  const [{ challenges }, overview] = await Promise.all([
    call(getCurrentChallenges, null, { without: { challenges: [] } }),
    call(getRewardSample, { limit: 1 }, { without: null }),
  ]);
  const gains = gainsOf(challenges);
  return { facts: { gains, prices: overview && pricesOf(overview), ...(overview && pick(overview, 'totalRewards')) } };
}

function gainsOf(challenges: readonly CurrentChallenge[]): UnitsFacts['gains'] {
  const gains: Partial<Record<ChallengeType, [number, number]>> = {};
  for (const { type, thresholds, reward } of challenges) {
    const first = thresholds[0]?.units ?? reward.units;
    const [least, most] = gains[type] ?? [first, reward.units];
    gains[type] = [Math.min(least, first), Math.max(most, reward.units)];
  }
  return gains;
}

function pricesOf({ rarities }: RewardSample): UnitsRange | null {
  const values = rarities.flatMap(({ lowestValue, highestValue }) => [lowestValue ?? [], highestValue ?? []].flat());
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}
