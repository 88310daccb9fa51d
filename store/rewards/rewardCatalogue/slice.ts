import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RarityId } from '../../../services/club/types';
import type { CataloguePage, ShowcaseReward } from '../../../services/club/visitorTypes';
import type { Failure } from '../../../services/http/errors';
import { failed, idle, loaded, loading, type Loading } from '../../support/loading';

/** Which rewards of the catalogue are shown; null for all. */
export interface ShowcaseFilter {
  rarityId: RarityId | null;
  spaceId: string | null;
}

/** The part of the catalogue that a visitor has paged through. */
export interface ShowcaseState extends Loading {
  filter: ShowcaseFilter;
  rewards: ShowcaseReward[];
  /** How many the filter leaves in all; null until that is known. */
  total: number | null;
}

const everything: ShowcaseFilter = { rarityId: null, spaceId: null };
const initialState: ShowcaseState = { ...idle, filter: everything, rewards: [], total: null };

/** The next rewards are wanted, or again those that could not be had. */
export const moreRequested = createAction('showcase/moreRequested');

const showcaseSlice = createSlice({
  name: 'showcase',
  initialState,
  reducers: {
    /** The page brought the first rewards along. Who comes back finds what they had paged to. */
    showcaseOpened: (state, { payload }: PayloadAction<CataloguePage>) =>
      state.status === 'idle' ? { ...loaded, ...payload, filter: everything } : state,
    filterChosen: (_state, { payload: filter }: PayloadAction<ShowcaseFilter>) => ({
      ...initialState,
      ...loading,
      filter,
    }),
    pageFetched: (state, { payload }: PayloadAction<CataloguePage & { offset: number }>) => ({
      ...loaded,
      filter: state.filter,
      rewards: [...state.rewards.slice(0, payload.offset), ...payload.rewards],
      total: payload.total,
    }),
    pageFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...state, ...failed(payload) }),
  },
  extraReducers: (builder) => builder.addCase(moreRequested, (state) => ({ ...state, ...loading })),
});

export const { showcaseOpened, filterChosen, pageFetched, pageFailed } = showcaseSlice.actions;
export const showcaseReducer = showcaseSlice.reducer;
