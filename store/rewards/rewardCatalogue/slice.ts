import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RarityId } from '../../../services/club/types';
import type { CataloguePage, CatalogueReward } from '../../../services/club/visitorTypes';
import { idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** Which rewards of the catalogue are shown; null for all. */
export interface RewardCatalogueFilter {
  rarityId: RarityId | null;
  spaceId: string | null;
}

/** The part of the catalogue that a visitor has paged through. */
export interface RewardCatalogueState extends RequestState {
  filter: RewardCatalogueFilter;
  rewards: CatalogueReward[];
  /** How many the filter leaves in all; null until that is known. */
  total: number | null;
}

const everything: RewardCatalogueFilter = { rarityId: null, spaceId: null };
const initialState: RewardCatalogueState = { ...idle, filter: everything, rewards: [], total: null };

/** The next rewards are wanted, or again those that could not be had. */
export const moreRequested = createAction('rewardCatalogue/moreRequested');

const showcaseSlice = createSlice({
  name: 'rewardCatalogue',
  initialState,
  reducers: {
    /** The page brought the first rewards along. Who comes back finds what they had paged to. */
    rewardCatalogueOpened: (state, { payload }: PayloadAction<CataloguePage>) =>
      state.status === 'idle' ? { ...loaded, ...payload, filter: everything } : state,
    filterChosen: (_state, { payload: filter }: PayloadAction<RewardCatalogueFilter>) => ({
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
    pageFailed: setFailed,
  },
  extraReducers: (builder) => builder.addCase(moreRequested, setLoading),
});

export const {
  rewardCatalogueOpened: rewardCatalogueOpened,
  filterChosen,
  pageFetched,
  pageFailed,
} = showcaseSlice.actions;
export const rewardCatalogueReducer = showcaseSlice.reducer;
