import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RarityId } from '../../../services/club/rarities';
import type { CataloguePage, CatalogueReward } from '../../../services/club/rewardCatalogue';
import { idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** Rewards per page. */
export const cataloguePageSize = 24;

/** Null shows all. */
export interface RewardCatalogueFilter {
  rarityId: RarityId | null;
  spaceId: string | null;
}

/** What the catalog shows of a reward. */
export type ListedReward = Pick<CatalogueReward, 'rewardId' | 'name' | 'imageUrl' | 'rarityId' | 'value' | 'gameTitle'>;

/** The first page of the catalog, in the props of the page. */
export interface FirstRewards extends Pick<CataloguePage, 'total'> {
  rewards: ListedReward[];
}

/** The fetched part of the visitors' catalog. */
interface RewardCatalogueState extends RequestState {
  filter: RewardCatalogueFilter;
  rewards: ListedReward[];
  /** How many match the filter; null until known. */
  total: number | null;
}

const everything: RewardCatalogueFilter = { rarityId: null, spaceId: null };
const initialState: RewardCatalogueState = { ...idle, filter: everything, rewards: [], total: null };

/** Fetches the next page, also after a failure. */
export const moreRequested = createAction('rewardCatalogue/moreRequested');

const rewardCatalogueSlice = createSlice({
  name: 'rewardCatalogue',
  initialState,
  reducers: {
    /** Stores the first page of the prerendered props, unless the visitor has fetched rewards before. */
    rewardCatalogueOpened: (state, { payload }: PayloadAction<FirstRewards>) =>
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

export const { rewardCatalogueOpened, filterChosen, pageFetched, pageFailed } = rewardCatalogueSlice.actions;
export const rewardCatalogueReducer = rewardCatalogueSlice.reducer;
