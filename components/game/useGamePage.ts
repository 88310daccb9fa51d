import { useLayoutEffect } from 'react';
import type { Game } from '../../services/clubWebsite/games';
import { badgesRequested } from '../../store/badges/slice';
import { differs, type GameAddress } from '../../store/game/rules';
import { selectCurrentGame, selectIsSampleGame } from '../../store/game/selectors';
import { gameReset, gameSelected } from '../../store/game/slice';
import { overviewRequested, rewardsOpened } from '../../store/rewards/slice';
import { statsRequested } from '../../store/stats/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';

export interface GamePage {
  game: Game;
  address: GameAddress;
  /** The space for requests; null for an unreleased game and for the sample game. */
  openSpaceId: string | null;
  isOwned: boolean;
}

/**
 * Requests the game of an address and the player's data in it; away from the page there is no current game. Returns null
 * while the game loads.
 */
export function useGamePage({ slug, platform }: GameAddress): GamePage | null {
  const dispatch = useAppDispatch();
  const { game, spaceId, gameIsOwned } = usePlayerSelector(selectCurrentGame);
  const isSample = usePlayerSelector(selectIsSampleGame);
  // After navigation from another game, that game is current until this one is selected.
  const isHere = game !== null && (isSample || !differs(game, { slug, platform }));
  const openSpaceId = isHere && game.isReleased ? spaceId : null;
  useLayoutEffect(() => void dispatch(gameSelected({ slug, platform })), [dispatch, slug, platform]);
  useLayoutEffect(() => () => void dispatch(gameReset()), [dispatch]);
  // Before paint: until this game's rewards are requested, the store holds the previous game's rewards.
  useLayoutEffect(() => {
    if (openSpaceId === null) return;
    dispatch(rewardsOpened());
    dispatch(overviewRequested());
    dispatch(balanceRequested());
    dispatch(statsRequested({ spaceId: openSpaceId }));
    dispatch(badgesRequested({ spaceId: openSpaceId }));
  }, [dispatch, openSpaceId]);
  return isHere ? { game, address: { slug, platform }, openSpaceId, isOwned: gameIsOwned } : null;
}
