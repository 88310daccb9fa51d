import { useCallback, useState } from 'react';
import type { Reward } from '../../services/clubWebsite/types';
import { selectCurrentSpaceId } from '../../store/game/selectors';
import { gameSelected } from '../../store/game/slice';
import { availabilityOf } from '../../store/rewards/rules';
import { claimOpened } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';

/**
 * Opens a reward's dialog: the details of an owned reward, else the claim. On a page of many games the reward's game
 * becomes the current one, because a claim is for the current game (spec 5).
 */
export function useOpenReward() {
  const dispatch = useAppDispatch();
  const currentSpaceId = useAppSelector(selectCurrentSpaceId);
  const [owned, setOwned] = useState<Reward | null>(null);
  const open = useCallback(
    (reward: Reward) => {
      if (availabilityOf(reward, null).kind === 'owned') {
        setOwned(reward);
        return;
      }
      const isElsewhere = reward.spaceId !== currentSpaceId;
      if (reward.game && isElsewhere)
        dispatch(gameSelected({ slug: reward.game.slug, platform: reward.game.platform }));
      dispatch(claimOpened(reward.rewardId));
    },
    [dispatch, currentSpaceId],
  );
  const close = useCallback(() => setOwned(null), []);
  return { owned, open, close };
}
