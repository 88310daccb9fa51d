import { useEffect } from 'react';
import type { Challenge } from '../../services/club/challenges';
import { selectChallenges, selectChallengesStatus } from '../../store/challenges/selectors';
import { challengesRequested } from '../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import type { RequestState } from '../../store/support/requestState';

interface ScopedChallenges {
  challenges: readonly Challenge[];
  status: RequestState['status'];
  /** Requests the challenges again. */
  refresh: () => void;
}

/**
 * The challenges of a game, or with null of all games, most urgent first. They are requested when the screen mounts, and
 * again after each return to the tab (`playerReturned`).
 */
export function useChallenges(spaceId: string | null): ScopedChallenges {
  const dispatch = useAppDispatch();
  const challenges = usePlayerSelector((state) => selectChallenges(state, spaceId));
  const status = usePlayerSelector((state) => selectChallengesStatus(state, spaceId));
  const refresh = () => dispatch(challengesRequested({ spaceId }));
  useEffect(() => {
    dispatch(challengesRequested({ spaceId }));
  }, [dispatch, spaceId]);
  return { challenges, status, refresh };
}
