import { FormattedMessage } from 'react-intl';
import { RewardTile } from '../rewards/RewardTile';
import { useOpenReward } from '../rewards/useOpenReward';
import { Shelf } from '../ui/Layout';
import { dashboardTemplates } from './dashboard.messages';
import { type Reach, reachShown, type RewardWithStanding } from './reach';

/** What the balance can do, in a sentence. */
export function ReachLine({ reach, units }: { reach: Reach; units: number }) {
  return reach.isNearest ? (
    <FormattedMessage {...dashboardTemplates.nearestLine} values={{ missing: reach.missing }} />
  ) : (
    <FormattedMessage {...dashboardTemplates.reachLine} values={{ count: reach.count, units }} />
  );
}

/** Rewards that open the claim. */
export function ReachShelf({ rewards }: { rewards: readonly RewardWithStanding[] }) {
  const { open } = useOpenReward();
  return (
    <Shelf $columns={reachShown}>
      {rewards.map(({ reward, standing }) => (
        <RewardTile key={reward.rewardId} reward={reward} standing={standing} namesGame onOpen={open} />
      ))}
    </Shelf>
  );
}
