import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Game } from '../../services/clubWebsite/games';
import type { Failure } from '../../services/http/errors';
import { challengesBanked } from '../challenges/slice';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';
import { differs, type GameAddress, sampleGame } from './rules';

/** Spec 3, Current game state; `selectCurrentGame` derives the rest. */
interface GameState extends RequestState {
  game: Game | null;
  /** The game of the page that was left last: a return shows it at once. */
  left: Game | null;
}

const initialState: GameState = { ...idle, game: null, left: null };

/** Fetched unless it is the current one. */
export const gameSelected = createAction<GameAddress>('game/selected');

const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    gameReset: ({ game, left, status }) => ({ ...initialState, left: status === 'failed' ? null : (game ?? left) }),
    /** The present one, or the one that was left, is visible meanwhile if it is the same. */
    gameRequested: ({ game, left }, { payload }: PayloadAction<GameAddress>) => ({
      ...initialState,
      ...loading,
      game: [game, left].find((known) => !differs(known, payload)) ?? null,
    }),
    gameFetched: (_state, { payload: game }: PayloadAction<Game>) => ({ ...initialState, ...loaded, game }),
    /** The sample game replaces the missing one, without a message (spec 8, Game fetch failure). */
    gameFailed: (_state, { payload }: PayloadAction<Failure>) => ({
      ...initialState,
      ...failed(payload),
      game: sampleGame,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(challengesBanked, ({ game }, { payload: { challenges } }) => {
      for (const { spaceId, reward } of challenges) {
        if (game?.spaceId !== spaceId) continue;
        game.unitsOwned += reward.units;
        game.xp += reward.xp;
      }
    }),
});

export const { gameReset, gameRequested, gameFetched, gameFailed } = gameSlice.actions;
export const gameReducer = gameSlice.reducer;
