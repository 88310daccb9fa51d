import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RarityId } from '../../../services/club/rarities';
import type { RewardCatalogPage, CatalogReward } from '../../../services/club/rewardCatalog';
import type { Failure } from '../../../services/http/errors';
import { localeChanged } from '../../locale/slice';
import {
  idle,
  loaded,
  loading,
  needsFetch,
  type RequestState,
  setFailed,
  setLoading,
} from '../../support/requestState';

export const catalogPageSize = 24;

/** Null shows all. */
interface RewardCatalogFilter {
  rarityId: RarityId | null;
  spaceId: string | null;
}

export type ListedReward = Pick<CatalogReward, 'rewardId' | 'name' | 'imageUrl' | 'rarityId' | 'value' | 'gameTitle'>;

export interface FirstRewards extends Pick<RewardCatalogPage, 'total'> {
  rewards: ListedReward[];
}

interface RewardCatalogState extends RequestState {
  filter: RewardCatalogFilter;
  rewards: ListedReward[];
  total: number | null;
  /** Every reward, which a search reads. */
  searched: RequestState & { rewards: CatalogReward[] };
}

const everything: RewardCatalogFilter = { rarityId: null, spaceId: null };
const initialState: RewardCatalogState = {
  ...idle,
  filter: everything,
  rewards: [],
  total: null,
  searched: { ...idle, rewards: [] },
};

/** How many more. Also after a failure. */
export const moreRequested = createAction<number>('rewardCatalog/moreRequested');

const rewardCatalogSlice = createSlice({
  name: 'rewardCatalog',
  initialState,
  reducers: {
    /** Ignored if the visitor has fetched rewards before. */
    rewardCatalogOpened: (state, { payload }: PayloadAction<FirstRewards>) =>
      state.status === 'idle' ? { ...state, ...loaded, ...payload } : state,
    filterChosen: ({ searched }, { payload: filter }: PayloadAction<RewardCatalogFilter>) => ({
      ...initialState,
      ...loading,
      filter,
      searched,
    }),
    pageFetched: (state, { payload }: PayloadAction<RewardCatalogPage & { offset: number }>) => ({
      ...state,
      ...loaded,
      rewards: [...state.rewards.slice(0, payload.offset), ...payload.rewards],
      // The list ends with a page without rewards, whatever it counts: it is not requested again.
      total: payload.rewards.length === 0 ? payload.offset : payload.total,
    }),
    pageFailed: setFailed,
    searchUsed: ({ searched }) => {
      if (needsFetch(searched)) setLoading(searched);
    },
    searchedFetched: (state, { payload: rewards }: PayloadAction<CatalogReward[]>) => {
      state.searched = { ...loaded, rewards };
    },
    searchedFailed: ({ searched }, action: PayloadAction<Failure>) => setFailed(searched, action),
  },
  extraReducers: (builder) =>
    builder
      .addCase(moreRequested, setLoading)
      // The rewards have their names in the language before.
      .addCase(localeChanged, () => initialState),
});

export const {
  rewardCatalogOpened,
  filterChosen,
  pageFetched,
  pageFailed,
  searchUsed,
  searchedFetched,
  searchedFailed,
} = rewardCatalogSlice.actions;
export const rewardCatalogReducer = rewardCatalogSlice.reducer;
