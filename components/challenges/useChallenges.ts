import { useEffect } from 'react';
import type { Challenge } from '../../services/club/types';
import { selectChallenges, selectChallengesStatus } from '../../store/challenges/selectors';
import { challengesRequested } from '../../store/challenges/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import type { RequestState } from '../../store/support/requestState';

interface ScopedChallenges {
  challenges: readonly Challenge[];
  status: RequestState['status'];
  /** Asks for them again. */
  refresh: () => void;
}

/**
 * The challenges of a game, or with null of all games, most urgent first. They are asked for when the screen opens and
 * whenever the reader comes back to it: from the game, as a rule.
 */
export function useChallenges(spaceId: string | null): ScopedChallenges {
  const dispatch = useAppDispatch();
  const challenges = useAppSelector((state) => selectChallenges(state, spaceId));
  const status = useAppSelector((state) => selectChallengesStatus(state, spaceId));
  const refresh = () => dispatch(challengesRequested({ spaceId }));
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') dispatch(challengesRequested({ spaceId }));
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [dispatch, spaceId]);
  return { challenges, status, refresh };
}
