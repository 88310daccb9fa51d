import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { claimOpened } from '../../store/rewards/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { RewardTile } from '../rewards/RewardTile';
import { Shelf } from '../ui/Layout';
import { dashboardTemplates } from './dashboard.messages';
import { type Reach, reachShown, type RewardWithStanding } from './reach';

/** What the balance can do in the game, in a sentence. */
export function ReachLine({ reach, units, game }: { reach: Reach; units: number; game: string }) {
  return reach.isNearest ? (
    <FormattedMessage {...dashboardTemplates.nearestLine} values={{ missing: reach.missing, game }} />
  ) : (
    <FormattedMessage {...dashboardTemplates.reachLine} values={{ count: reach.count, units, game }} />
  );
}

/** Rewards that open the claim. */
export function ReachShelf({ rewards }: { rewards: readonly RewardWithStanding[] }) {
  const dispatch = useAppDispatch();
  const open = useCallback(({ rewardId }: Reward) => dispatch(claimOpened(rewardId)), [dispatch]);
  return (
    <Shelf $columns={reachShown}>
      {rewards.map(({ reward, standing }) => (
        <RewardTile key={reward.rewardId} reward={reward} standing={standing} onOpen={open} />
      ))}
    </Shelf>
  );
}
