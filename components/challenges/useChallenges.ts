import { useEffect } from 'react';
import type { Challenge } from '../../services/club/types';
import { selectChallenges, selectChallengesStatus } from '../../store/challenges/selectors';
import { challengesRequested } from '../../store/challenges/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import type { RequestState } from '../../store/support/requestState';

interface ScopedChallenges {
  challenges: readonly Challenge[];
  status: RequestState['status'];
  /** Requests the challenges again. */
  refresh: () => void;
}

/**
 * The challenges of a game, or with null of all games, most urgent first. They are requested when the screen mounts and
 * each time the browser tab becomes visible again, usually after a play session.
 */
export function useChallenges(spaceId: string | null): ScopedChallenges {
  const dispatch = useAppDispatch();
  const challenges = useAppSelector((state) => selectChallenges(state, spaceId));
  const status = useAppSelector((state) => selectChallengesStatus(state, spaceId));
  const refresh = () => dispatch(challengesRequested({ spaceId }));
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') dispatch(challengesRequested({ spaceId }));
    };
    refreshIfVisible();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [dispatch, spaceId]);
  return { challenges, status, refresh };
}
