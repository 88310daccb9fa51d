import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { UndoneClaim } from '../../services/club/claims';
import type { RewardsDetails, RewardsOverview } from '../../services/clubWebsite/rewards';
import type { Failure } from '../../services/http/errors';
import { policiesAccepted } from '../account/slice';
import { createSteps } from '../support/createSteps';
import { idle, loaded, loading, type RequestState, setFailed } from '../support/requestState';
import { newIdempotencyKey } from '../support/newIdempotencyKey';
import type { LotUse } from '../units/rules';
import { afterClaim, collectionOf, noRewards, type RewardsCollection } from './rules';

/**
 * The claim of one reward: idle until confirmed, loaded once the reward is claimed. It outlasts its dialog while its
 * request runs, and after a failure, so that another attempt has the same key.
 */
export interface Claim extends RequestState {
  rewardId: string;
  /** True while its dialog is open. */
  isOpen: boolean;
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
interface RewardsState extends RewardsCollection, RequestState {
  claim: Claim | null;
  /** The last claim that ended after its dialog was closed, which a toast announces. */
  unseenClaim: UnseenClaim | null;
}

interface UnseenClaim {
  rewardId: string;
  /** Null for a claim that succeeded. */
  failure: Failure | null;
}

const initialState: RewardsState = { ...noRewards, ...idle, claim: null, unseenClaim: null };

/** The current game's page was opened. Its rewards are fetched; the present ones stay visible if they are its own. */
export const rewardsOpened = createAction('rewards/opened');
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

/** The player has taken a claim back. Other slices that hold rewards or Units listen. */
export const claimUndone = createAction<UndoneClaim & { rewardId: string }>('rewards/claimUndone');

export const claimSteps = {
  ...createSteps<{ rewardId: string; uses: LotUse[] }, ClaimResult>('rewards/collection'),
  succeeded: rewardClaimed,
};

/** Opens the dialog of a claim again. The receipt of one that has ended stays; a failed one starts over with its key. */
function reopen(claim: Claim): void {
  if (!claim.isOpen && claim.status === 'failed') Object.assign(claim, idle);
  claim.isOpen = true;
}

/** Remembers the end of a claim whose dialog is closed. */
function noteUnseen(state: RewardsState, failure: Failure | null): void {
  const { claim } = state;
  if (claim && !claim.isOpen) state.unseenClaim = { rewardId: claim.rewardId, failure };
}

const rewardsSlice = createSlice({
  name: 'rewards',
  initialState,
  reducers: {
    /** Opens the dialog of a reward. While a claim runs, its own dialog opens: there is one claim at a time. */
    claimOpened: {
      prepare: (rewardId: string) => ({ payload: { rewardId, idempotencyKey: newIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<{ rewardId: string; idempotencyKey: string }>) => {
        const { claim } = state;
        if (claim?.status === 'loading' || claim?.rewardId === payload.rewardId) reopen(claim);
        else state.claim = { ...payload, ...idle, isOpen: true, uses: [], unitBalance: null, code: null };
        state.unseenClaim = null;
      },
    },
    /** Closes the dialog. A claim that runs goes on; one that failed keeps its key. */
    claimClosed: (state) => {
      const { claim } = state;
      if (claim?.status === 'loading' || claim?.status === 'failed') claim.isOpen = false;
      else state.claim = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(detailsSteps.started, ({ claim, unseenClaim }) => ({ ...noRewards, ...loading, claim, unseenClaim }))
      .addCase(overviewSteps.succeeded, (state, { payload }) => {
        state.overview = payload.rarities;
        state.totalAvailable = payload.totalAvailable;
        state.totalOwned = payload.totalOwned;
      })
      .addCase(detailsSteps.failed, setFailed)
      .addCase(claimSteps.started, ({ claim }, { payload: { uses } }) => {
        if (claim) Object.assign(claim, loading, { uses });
      })
      .addCase(claimSteps.failed, (state, action) => {
        if (state.claim) setFailed(state.claim, action);
        noteUnseen(state, action.payload);
      })
      .addCase(policiesAccepted, ({ claim }) => {
        // The reason of the failure no longer exists.
        if (claim?.status === 'failed') Object.assign(claim, idle);
      })
      .addCase(rewardClaimed, (state, { payload }) => {
        const { rewardId, unitBalance, code = null } = payload;
        Object.assign(state, afterClaim(state, payload));
        if (state.claim?.rewardId !== rewardId) return;
        Object.assign(state.claim, loaded, { unitBalance, code });
        noteUnseen(state, null);
      })
      .addMatcher(isAnyOf(detailsSteps.succeeded, refreshSteps.succeeded), ({ claim, unseenClaim }, { payload }) => ({
        ...collectionOf(payload),
        ...loaded,
        claim,
        unseenClaim,
      })),
});

export const { claimOpened, claimClosed } = rewardsSlice.actions;
export const rewardsReducer = rewardsSlice.reducer;
