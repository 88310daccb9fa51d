import { FormattedMessage } from 'react-intl';
import { RewardTile } from '../rewards/RewardTile';
import { useOpenReward } from '../rewards/useOpenReward';
import { ScrollRow } from '../ui/layout/ScrollRow';
import { dashboardTemplates } from './dashboard.messages';
import { type Reach, reachShown, type RewardWithAvailability } from './reach';

/** What the balance can do, in a sentence. */
export function ReachLine({ reach, units }: { reach: Reach; units: number }) {
  return reach.isNearest ? (
    <FormattedMessage {...dashboardTemplates.nearestLine} values={{ missing: reach.missing }} />
  ) : (
    <FormattedMessage {...dashboardTemplates.reachLine} values={{ count: reach.count, units }} />
  );
}

/** Rewards that open the claim. */
export function ReachShelf({ rewards }: { rewards: readonly RewardWithAvailability[] }) {
  const { open } = useOpenReward();
  return (
    <ScrollRow $columns={reachShown}>
      {rewards.map(({ reward, availability }) => (
        <RewardTile key={reward.rewardId} reward={reward} availability={availability} namesGame onOpen={open} />
      ))}
    </ScrollRow>
  );
}
