import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Game } from '../../services/clubWebsite/games';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { challengesBanked } from '../challenges/slice';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';
import { differs, type GameAddress, sampleGame } from './rules';

/** The current game (spec 3, Current game state); `selectCurrentGame` derives the rest. */
interface GameState extends RequestState {
  game: Game | null;
}

const initialState: GameState = { ...idle, game: null };

/** A game's page was opened. The game is fetched unless it is the current one. */
export const gameSelected = createAction<GameAddress>('game/selected');

const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    gameReset: () => initialState,
    /** Fetches a game; the present one stays visible if it is the same. */
    gameRequested: ({ game }, { payload }: PayloadAction<GameAddress>) => ({
      ...loading,
      game: differs(game, payload) ? null : game,
    }),
    gameFetched: (_state, { payload: game }: PayloadAction<Game>) => ({ ...loaded, game }),
    /** The sample game replaces the missing one, without a message (spec 8, Game fetch failure). */
    gameFailed: (_state, { payload }: PayloadAction<Failure>) => ({ ...failed(payload), game: sampleGame }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(challengesBanked, ({ game }, { payload: { challenges } }) => {
        for (const { spaceId, reward } of challenges) {
          if (game?.spaceId !== spaceId) continue;
          game.unitsOwned += reward.units;
          game.xp += reward.xp;
        }
      })
      .addCase(logoutStarted, () => initialState),
});

export const { gameReset, gameRequested, gameFetched, gameFailed } = gameSlice.actions;
export const gameReducer = gameSlice.reducer;
