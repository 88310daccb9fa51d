import type { Reward } from '../../../services/clubWebsite/types';
import type { RewardAvailability } from '../../../store/rewards/rules';

export interface RewardWithAvailability {
  reward: Reward;
  availability: RewardAvailability;
}

/** The rewards that the dashboard shows. */
export interface Reach {
  /** True if the balance suffices for no reward, so that the nearest ones are shown. */
  isNearest: boolean;
  /** How many rewards the balance suffices for. */
  count: number;
  /** Units missing for the nearest reward; 0 if a reward is within reach. */
  missing: number;
  shown: RewardWithAvailability[];
}

export const reachShown = 6;

/** Rewards that the balance suffices for, new ones first, then by price; without any, those with the fewest Units missing. */
export function reachOf(rewards: readonly RewardWithAvailability[]): Reach {
  const affordable = rewards.filter(({ availability }) => availability.kind === 'withinReach');
  const newestAndDearest = [...affordable].sort(
    ({ reward: a }, { reward: b }) => Number(b.isNew) - Number(a.isNew) || b.value - a.value,
  );
  const nearest = rewards.filter(isShort).sort((a, b) => missingOf(a) - missingOf(b));
  const isNearest = affordable.length === 0 && nearest.length > 0;
  return {
    isNearest,
    count: affordable.length,
    missing: isNearest ? Math.min(...nearest.map(missingOf)) : 0,
    shown: (isNearest ? nearest : newestAndDearest).slice(0, reachShown),
  };
}

const isShort = ({ availability }: RewardWithAvailability) => availability.kind === 'short';

const missingOf = ({ availability }: RewardWithAvailability) =>
  availability.kind === 'short' ? availability.missing : 0;
