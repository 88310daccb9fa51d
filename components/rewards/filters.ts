import type { Reward } from '../../services/clubWebsite/types';
import type { RewardStanding } from '../../store/rewards/rules';

export const rewardFilters = ['all', 'withinReach', 'new', 'owned', 'locked'] as const;
export type RewardFilter = (typeof rewardFilters)[number];

/** Whether a reward is shown under a filter. */
export function fits(
  filter: RewardFilter,
  { reward, standing }: { reward: Reward; standing: RewardStanding },
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'new':
      return reward.isNew && standing.kind !== 'owned';
    default:
      return standing.kind === filter;
  }
}
