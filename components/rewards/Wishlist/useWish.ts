import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectWishedIds, selectWishlistStatus } from '../../../store/rewards/wishlist/selectors';
import { wishAdded, wishRemoved } from '../../../store/rewards/wishlist/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';

/** Whether a reward is on the wishlist, and the function that adds or removes it. Known once the wishlist is loaded. */
export function useWish(reward: Reward, isAffordable: boolean) {
  const dispatch = useAppDispatch();
  const { rewardId } = reward;
  const isWished = usePlayerSelector((state) => selectWishedIds(state).has(rewardId));
  const isLoaded = usePlayerSelector((state) => selectWishlistStatus(state) === 'loaded');
  const change = () =>
    dispatch(isWished ? wishRemoved(rewardId) : wishAdded({ reward, isAffordable, at: new Date().toISOString() }));
  return { isWished, isKnown: isLoaded || isWished, change };
}
