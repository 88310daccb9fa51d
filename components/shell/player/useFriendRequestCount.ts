import { useEffect } from 'react';
import { selectReceivedRequests, selectRequestsStatus } from '../../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../../store/friends/friendRequests/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useIsPlayer } from './useIsPlayer';

/** How many friend requests wait for the player's answer; requests them once. 0 for visitors, and until known. */
export function useFriendRequestCount(): number {
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const isMissing = usePlayerSelector(selectRequestsStatus) === 'idle';
  useEffect(() => {
    if (isPlayer && isMissing) dispatch(requestsRequested());
  }, [dispatch, isPlayer, isMissing]);
  return usePlayerSelector(selectReceivedRequests).length;
}
