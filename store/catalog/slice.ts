import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Game } from '../../services/clubWebsite/games';
import type { Failure } from '../../services/http/errors';
import { challengesBanked } from '../challenges/slice';
import { claimUndone, giftAnswered, rewardClaimed } from '../spend/slice';
import { failed, idle, loaded, loading, type RequestState } from '../support/requestState';

export const gameLists = ['gamesNotOwned', 'latestReleases', 'lastPlayedGames', 'ownedGames'] as const;
export type GameListName = (typeof gameLists)[number];

/** Spec 3, Catalog. */
interface CatalogState extends Record<GameListName, Game[]> {
  loading: Record<GameListName, RequestState>;
  /** Lists whose counts have changed. They stay visible, and the next request fetches them again. */
  outdated: GameListName[];
}

const initialState: CatalogState = {
  gamesNotOwned: [],
  latestReleases: [],
  lastPlayedGames: [],
  ownedGames: [],
  loading: { gamesNotOwned: idle, latestReleases: idle, lastPlayedGames: idle, ownedGames: idle },
  outdated: [],
};

const catalogSlice = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    /** Fetched unless it is loaded. */
    listRequested: (_state, _action: PayloadAction<{ list: GameListName }>) => undefined,
    listFetchStarted: (state, { payload: list }: PayloadAction<GameListName>) => clear(state, list, loading),
    listFetched: (state, { payload }: PayloadAction<{ list: GameListName; games: Game[] }>) => {
      state[payload.list] = payload.games;
      state.loading[payload.list] = loaded;
    },
    listFailed: (state, { payload }: PayloadAction<{ list: GameListName; failure: Failure }>) => {
      state.loading[payload.list] = failed(payload.failure);
    },
    listRefreshStarted: (state, { payload: list }: PayloadAction<GameListName>) => markCurrent(state, list),
    /** The present list stays, and the next request fetches it. */
    listRefreshFailed: (state, { payload: list }: PayloadAction<GameListName>) => {
      state.outdated.push(list);
    },
    listReset: (state, { payload: list }: PayloadAction<GameListName>) => clear(state, list, idle),
    /** The next request fetches it. */
    listInvalidated: (state, { payload: list }: PayloadAction<GameListName>) => clear(state, list, idle),
  },
  extraReducers: (builder) =>
    builder
      .addCase(challengesBanked, (state, { payload: { challenges } }) => {
        for (const { spaceId, type, reward } of challenges) {
          for (const game of gameLists.flatMap((list) => state[list])) {
            if (game.spaceId !== spaceId) continue;
            game.unitsOwned += reward.units;
            // What a week brings comes on top of what the game has for good.
            if (type === 'weekly') game.unitsAvailable += reward.units;
          }
        }
      })
      .addMatcher(isAnyOf(rewardClaimed, claimUndone, giftAnswered, challengesBanked), (state) => {
        state.outdated = ['lastPlayedGames', 'ownedGames'];
      }),
});

function clear(state: CatalogState, list: GameListName, status: RequestState) {
  state[list] = [];
  markCurrent(state, list);
  state.loading[list] = status;
}

function markCurrent(state: CatalogState, list: GameListName) {
  state.outdated = state.outdated.filter((name) => name !== list);
}

export const {
  listRequested,
  listFetchStarted,
  listFetched,
  listFailed,
  listRefreshStarted,
  listRefreshFailed,
  listReset,
  listInvalidated,
} = catalogSlice.actions;
export const catalogReducer = catalogSlice.reducer;
