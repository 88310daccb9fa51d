import { useEffect } from 'react';
import { wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { watchRequested } from '../../../store/sinceLastVisit/slice';
import { useAppDispatch } from '../../../store/support/hooks';

/** On every page of a signed-in player: starts what toasts announce, affordable wishes and what was gained in games. */
export function PlayerNews() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(wishlistRequested());
    dispatch(watchRequested());
  }, [dispatch]);
  return null;
}
