import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { RewardsDetails, RewardsOverview } from '../../services/clubWebsite/types';
import type { Failure } from '../../services/http/errors';
import { logoutStarted } from '../auth/slice';
import { createSteps } from '../support/inSteps';
import { failed, idle, loaded, loading, type Loading } from '../support/loading';
import { newIdempotencyKey } from '../support/newIdempotencyKey';
import type { LotUse } from '../units/rules';
import { afterClaim, collectionOf, noRewards, type RewardsCollection } from './rules';

/** One intended claim, from the dialog's opening to its closing. */
export interface Claim {
  rewardId: string;
  /** Stands for this intention: however often it is sent, it pays once. */
  idempotencyKey: string;
  status: 'open' | 'sending' | 'collected' | 'failed';
  failure: Failure | null;
  /** The lots that pay it, soonest to expire first, as they stood when it was confirmed. */
  uses: LotUse[];
  /** Units after the claim; null until it is collected. */
  unitBalance: number | null;
  /** Proves the claim; null until it is collected, and where the services give none. */
  code: string | null;
}

/** Spec 3, Rewards state, of the current game; how its loading went; the claim that is under way. */
export interface RewardsState extends RewardsCollection, Loading {
  claim: Claim | null;
}

const initialState: RewardsState = { ...noRewards, ...idle, claim: null };

/** The current game's rewards are wanted, from nothing. */
export const detailsRequested = createAction('rewards/detailsRequested');
/** The same, while the rewards that are there stay on show. */
export const refreshRequested = createAction('rewards/refreshRequested');
/** The current game's counts by rarity are wanted. */
export const overviewRequested = createAction('rewards/overviewRequested');
/** The player confirms the claim that is open. */
export const collectionRequested = createAction('rewards/collectionRequested');

export const detailsSteps = createSteps<null, RewardsDetails>('rewards/details');
export const refreshSteps = createSteps<null, RewardsDetails>('rewards/refresh');
export const overviewSteps = createSteps<null, RewardsOverview>('rewards/overview');

/** A claim that went through. */
interface Collected {
  rewardId: string;
  /** What is left. */
  unitBalance: number;
  /** Proves the claim, where the services give one. */
  code?: string | null;
}

/** A reward was paid and is the player's. */
export const rewardClaimed = createAction<Collected>('rewards/rewardCollected');

export const collectionSteps = {
  ...createSteps<{ rewardId: string; uses: LotUse[] }, Collected>('rewards/collection'),
  succeeded: rewardClaimed,
};

const rewardsSlice = createSlice({
  name: 'rewards',
  initialState,
  reducers: {
    /** The player looks at what a claim would do. */
    claimOpened: {
      prepare: (rewardId: string) => ({ payload: { rewardId, idempotencyKey: newIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<{ rewardId: string; idempotencyKey: string }>) => {
        state.claim = { ...payload, status: 'open', failure: null, uses: [], unitBalance: null, code: null };
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
      .addCase(detailsSteps.failed, (state, { payload }) => ({ ...state, ...failed(payload) }))
      .addCase(collectionSteps.started, ({ claim }, { payload: { uses } }) => {
        if (claim) Object.assign(claim, { status: 'sending', failure: null, uses });
      })
      .addCase(collectionSteps.failed, ({ claim }, { payload }) => {
        if (claim) Object.assign(claim, { status: 'failed', failure: payload });
      })
      .addCase(rewardClaimed, (state, { payload }) => {
        const { rewardId, unitBalance, code = null } = payload;
        Object.assign(state, afterClaim(state, payload));
        if (state.claim?.rewardId === rewardId) Object.assign(state.claim, { status: 'collected', unitBalance, code });
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
