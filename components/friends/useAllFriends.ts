import { useEffect } from 'react';
import { selectAreAllFriendsRequested, selectAreMoreFriends } from '../../store/friends/selectors';
import { allFriendsRequested } from '../../store/friends/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';

/** Requests all friends where the first ones are not enough. True until they are loaded. */
export function useAllFriends(areNeeded: boolean): boolean {
  const dispatch = useAppDispatch();
  const isWaiting = usePlayerSelector(selectAreMoreFriends) && areNeeded;
  const isMissing = !usePlayerSelector(selectAreAllFriendsRequested) && isWaiting;
  useEffect(() => {
    if (isMissing) dispatch(allFriendsRequested());
  }, [dispatch, isMissing]);
  return isWaiting;
}
