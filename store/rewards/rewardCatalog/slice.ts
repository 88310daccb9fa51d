import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RarityId } from '../../../services/club/rarities';
import type { RewardCatalogPage, CatalogReward } from '../../../services/club/rewardCatalog';
import { idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

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
}

const everything: RewardCatalogFilter = { rarityId: null, spaceId: null };
const initialState: RewardCatalogState = { ...idle, filter: everything, rewards: [], total: null };

/** Also after a failure. */
export const moreRequested = createAction('rewardCatalog/moreRequested');

const rewardCatalogSlice = createSlice({
  name: 'rewardCatalog',
  initialState,
  reducers: {
    /** Ignored if the visitor has fetched rewards before. */
    rewardCatalogOpened: (state, { payload }: PayloadAction<FirstRewards>) =>
      state.status === 'idle' ? { ...loaded, ...payload, filter: everything } : state,
    filterChosen: (_state, { payload: filter }: PayloadAction<RewardCatalogFilter>) => ({
      ...initialState,
      ...loading,
      filter,
    }),
    pageFetched: (state, { payload }: PayloadAction<RewardCatalogPage & { offset: number }>) => ({
      ...loaded,
      filter: state.filter,
      rewards: [...state.rewards.slice(0, payload.offset), ...payload.rewards],
      total: payload.total,
    }),
    pageFailed: setFailed,
  },
  extraReducers: (builder) => builder.addCase(moreRequested, setLoading),
});

export const { rewardCatalogOpened, filterChosen, pageFetched, pageFailed } = rewardCatalogSlice.actions;
export const rewardCatalogReducer = rewardCatalogSlice.reducer;
