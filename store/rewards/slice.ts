import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { RewardsDetails, RewardsOverview } from '../../services/clubWebsite/types';
import { logoutStarted } from '../auth/slice';
import { createSteps } from '../support/inSteps';
import { idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';
import { newIdempotencyKey } from '../support/newIdempotencyKey';
import type { LotUse } from '../units/rules';
import { afterClaim, collectionOf, noRewards, type RewardsCollection } from './rules';

/** The claim of one reward, while its dialog is open: idle until confirmed, loaded once the reward is claimed. */
export interface Claim extends RequestState {
  rewardId: string;
  /** Identifies the claim: Units are spent once, however often the request is sent. */
  idempotencyKey: string;
  /** The lots that the claim uses at the time of confirmation, soonest to expire first. */
  uses: LotUse[];
  /** Units after the claim; null until claimed. */
  unitBalance: number | null;
  /** The code of the claimed reward; null until claimed, and for rewards without a code. */
  code: string | null;
}

/** Spec 3, Rewards state, of the current game. */
export interface RewardsState extends RewardsCollection, RequestState {
  claim: Claim | null;
}

const initialState: RewardsState = { ...noRewards, ...idle, claim: null };

/** Fetches the current game's rewards and clears the present ones. */
export const detailsRequested = createAction('rewards/detailsRequested');
/** Fetches them; the present ones stay visible. */
export const refreshRequested = createAction('rewards/refreshRequested');
/** Fetches the current game's counts by rarity. */
export const overviewRequested = createAction('rewards/overviewRequested');
/** The player confirms the open claim. */
export const claimRequested = createAction('rewards/collectionRequested');

export const detailsSteps = createSteps<null, RewardsDetails>('rewards/details');
export const refreshSteps = createSteps<null, RewardsDetails>('rewards/refresh');
export const overviewSteps = createSteps<null, RewardsOverview>('rewards/overview');

/** The result of a claim. */
interface ClaimResult {
  rewardId: string;
  /** Units after the claim. */
  unitBalance: number;
  /** The code of the reward, if it has one. */
  code?: string | null;
}

/** The player has claimed a reward. Other slices that hold rewards or Units listen. */
export const rewardClaimed = createAction<ClaimResult>('rewards/rewardCollected');

export const claimSteps = {
  ...createSteps<{ rewardId: string; uses: LotUse[] }, ClaimResult>('rewards/collection'),
  succeeded: rewardClaimed,
};

const rewardsSlice = createSlice({
  name: 'rewards',
  initialState,
  reducers: {
    /** Opens the dialog of a claim. */
    claimOpened: {
      prepare: (rewardId: string) => ({ payload: { rewardId, idempotencyKey: newIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<{ rewardId: string; idempotencyKey: string }>) => {
        state.claim = { ...payload, ...idle, uses: [], unitBalance: null, code: null };
      },
    },
    claimClosed: (state) => {
      state.claim = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(detailsSteps.started, ({ claim }) => ({ ...noRewards, ...loading, claim }))
      .addCase(overviewSteps.succeeded, (state, { payload }) => {
        state.overview = payload.rarities;
        state.totalAvailable = payload.totalAvailable;
        state.totalOwned = payload.totalOwned;
      })
      .addCase(detailsSteps.failed, setFailed)
      .addCase(claimSteps.started, ({ claim }, { payload: { uses } }) => {
        if (claim) Object.assign(claim, loading, { uses });
      })
      .addCase(claimSteps.failed, ({ claim }, action) => {
        if (claim) setFailed(claim, action);
      })
      .addCase(rewardClaimed, (state, { payload }) => {
        const { rewardId, unitBalance, code = null } = payload;
        Object.assign(state, afterClaim(state, payload));
        if (state.claim?.rewardId === rewardId) Object.assign(state.claim, loaded, { unitBalance, code });
      })
      .addCase(logoutStarted, () => initialState)
      .addMatcher(isAnyOf(detailsSteps.succeeded, refreshSteps.succeeded), ({ claim }, { payload }) => ({
        ...collectionOf(payload),
        ...loaded,
        claim,
      })),
});

export const { claimOpened, claimClosed } = rewardsSlice.actions;
export const rewardsReducer = rewardsSlice.reducer;
