import type { Reward } from '../../services/clubWebsite/types';
import type { RewardAvailability } from '../../store/rewards/rules';

export interface RewardWithAvailability {
  reward: Reward;
  availability: RewardAvailability;
}

/** What of the player's rewards the dashboard shows. */
export interface Reach {
  /** True where the balance pays for none, and the nearest are shown. */
  isNearest: boolean;
  /** How many the balance pays for. */
  count: number;
  /** Units that the nearest one is short of; 0 where one is within reach. */
  missing: number;
  shown: RewardWithAvailability[];
}

export const reachShown = 6;

/** Rewards that the balance pays for, new ones first, then the dearest; where it pays for none, those with the fewest Units to go. */
export function reachOf(rewards: readonly RewardWithAvailability[]): Reach {
  const payable = rewards.filter(({ availability }) => availability.kind === 'withinReach');
  const newestAndDearest = [...payable].sort(
    ({ reward: a }, { reward: b }) => Number(b.isNew) - Number(a.isNew) || b.value - a.value,
  );
  const nearest = rewards.filter(isShort).sort((a, b) => missingOf(a) - missingOf(b));
  const isNearest = payable.length === 0 && nearest.length > 0;
  return {
    isNearest,
    count: payable.length,
    missing: isNearest ? Math.min(...nearest.map(missingOf)) : 0,
    shown: (isNearest ? nearest : newestAndDearest).slice(0, reachShown),
  };
}

const isShort = ({ availability }: RewardWithAvailability) => availability.kind === 'short';

const missingOf = ({ availability }: RewardWithAvailability) =>
  availability.kind === 'short' ? availability.missing : 0;
