import { createSelector } from '@reduxjs/toolkit';
import { videoIdOf } from '../../services/clubWebsite/videoId';
import { serviceErrorCodes } from '../../services/http/errors';
import type { Game } from '../../services/clubWebsite/games';
import type { PlayerState } from '../rootReducer';
import { isOwned } from './rules';

export const selectGame = ({ game }: PlayerState) => game.game;

/** Null without a game, and for the sample game. */
export const selectCurrentSpaceId = ({ game }: PlayerState) => game.game?.spaceId || null;

export const selectGameStatus = ({ game }: PlayerState) => game.status;

export const selectIsSampleGame = ({ game }: PlayerState) => game.status === 'failed';

export const selectIsUnknownGame = ({ game }: PlayerState) => game.failure?.code === serviceErrorCodes.notFound;

/** Spec 3, Current game state. */
export const selectCurrentGame = createSelector([selectGame, selectCurrentSpaceId], (game, spaceId) => ({
  game,
  spaceId,
  gameIsOwned: isOwned(game),
}));

export interface GameVideo {
  kind: 'trailer' | 'sam' | 'reward' | 'community';
  /** Exactly 11 characters (spec 5). */
  id: string;
  /** Null if the kind is a sufficient title. */
  title: string | null;
}

export const selectGameVideos = createSelector([selectGame], (game) => (game ? videosOf(game) : []));

function videosOf({ trailerUrl, samVideo, rewardVideo, communityVideos }: Game): GameVideo[] {
  return [
    ...playable('trailer', trailerUrl),
    ...playable('sam', samVideo),
    ...playable('reward', rewardVideo),
    ...communityVideos.map(({ id, title }) => ({ kind: 'community' as const, id, title })),
  ];
}

function playable(kind: GameVideo['kind'], url: string | null): GameVideo[] {
  const id = url === null ? null : videoIdOf(url);
  return id === null ? [] : [{ kind, id, title: null }];
}
