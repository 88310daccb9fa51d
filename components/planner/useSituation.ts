import { useEffect } from 'react';
import { selectListLoading, selectOwnedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import type { Situation } from '../../store/planner/rules';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { useChallenges } from '../challenges/ChallengeList';
import { useNow } from '../ui/time/useNow';

/**
 * What plans are made from: the challenges of all games, the games owned, and the time. Null until they are known, and
 * `failed` where the challenges could not be loaded.
 */
export function useSituation(): Situation | 'failed' | null {
  const dispatch = useAppDispatch();
  const { challenges, status } = useChallenges(null);
  const games = usePlayerSelector(selectOwnedGames);
  const isKnown = usePlayerSelector((state) => selectListLoading(state, 'ownedGames').status === 'loaded');
  const now = useNow();
  useEffect(() => {
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);
  if (now === null) return null;
  if (challenges.length === 0 && status !== 'loaded') return status === 'failed' ? 'failed' : null;
  return { challenges, ownedSpaces: isKnown ? new Set(games.map(({ spaceId }) => spaceId)) : null, now };
}
