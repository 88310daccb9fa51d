import { useState } from 'react';
import { selectShownWishes } from '../../../store/rewards/wishlist/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';

/**
 * A wish that is removed stays, so that its ribbon can take that back and no other card comes under the pointer: until the list
 * is another one, by its name, or the player leaves.
 */
export function useShownWishes(list = '') {
  const current = usePlayerSelector((state) => state.wishlist.wishes);
  const [shown, setShown] = useState({ list, wishes: current });
  const before = shown.list === list ? shown.wishes : [];
  const added = current.filter(({ rewardId }) => !before.some((wish) => wish.rewardId === rewardId));
  if (added.length > 0 || shown.list !== list) setShown({ list, wishes: [...added, ...before] });
  return usePlayerSelector((state) => selectShownWishes(state, shown.wishes));
}
