import { useEffect } from 'react';
import { selectListLoading, selectOwnedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import type { GameAddress } from '../../store/game/rules';
import { selectIsSampleGame, selectIsUnknownGame } from '../../store/game/selectors';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';

/**
 * What a failed call of a game means: `notFound` where there is no such game, `failed` for a game of the player, `unknown`
 * until the player's games are there. Null for any other game, whose place the sample game takes (spec 4, Current game),
 * and without a failure.
 */
export function useGameFailure({ slug }: GameAddress): 'notFound' | 'failed' | 'unknown' | null {
  const dispatch = useAppDispatch();
  const hasFailed = usePlayerSelector(selectIsSampleGame);
  const isUnknown = usePlayerSelector(selectIsUnknownGame);
  const owned = usePlayerSelector(selectOwnedGames);
  const { status } = usePlayerSelector((state) => selectListLoading(state, 'ownedGames'));
  useEffect(() => {
    if (hasFailed) dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch, hasFailed]);
  if (!hasFailed) return null;
  if (isUnknown) return 'notFound';
  if (status === 'idle' || status === 'loading') return 'unknown';
  return owned.some((game) => game.slug === slug) ? 'failed' : null;
}
