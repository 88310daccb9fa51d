import { useEffect, useLayoutEffect } from 'react';
import type { Game } from '../../services/clubWebsite/games';
import { badgesRequested } from '../../store/badges/slice';
import { differs, type GameAddress } from '../../store/game/rules';
import { selectCurrentGame, selectIsSampleGame } from '../../store/game/selectors';
import { gameSelected } from '../../store/game/slice';
import { detailsRequested } from '../../store/rewards/slice';
import { statsRequested } from '../../store/stats/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';

/** What a game's page shows. */
export interface GamePage {
  game: Game;
  /** Where the page is: the sample game stands at the address of the one it stands for. */
  address: GameAddress;
  /** The space to ask about; null where there is nothing to play yet: a game to come, or the sample game. */
  openSpaceId: string | null;
  isOwned: boolean;
}

// The layout effect has no use on the server, where nobody is signed in and no game is current.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The game of an address, or null while it is on its way. Asks for it, and for what the player has in it. */
export function useGamePage({ slug, platform }: GameAddress): GamePage | null {
  const dispatch = useAppDispatch();
  const { game, spaceId, gameIsOwned } = useAppSelector(selectCurrentGame);
  const isSample = useAppSelector(selectIsSampleGame);
  // Coming from another game, that one is current until this one is selected.
  const isHere = game !== null && (isSample || !differs(game, { slug, platform }));
  const openSpaceId = isHere && game.isReleased ? spaceId : null;
  useBeforePaint(() => {
    dispatch(gameSelected({ slug, platform }));
  }, [dispatch, slug, platform]);
  // Before paint: until this game's rewards are asked for, the store holds those of the game before.
  useBeforePaint(() => {
    if (openSpaceId === null) return;
    dispatch(detailsRequested());
    dispatch(balanceRequested());
    dispatch(statsRequested({ spaceId: openSpaceId }));
    dispatch(badgesRequested({ spaceId: openSpaceId }));
  }, [dispatch, openSpaceId]);
  return isHere ? { game, address: { slug, platform }, openSpaceId, isOwned: gameIsOwned } : null;
}
