import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Goal } from '../../../services/club/goal';
import type { Failure } from '../../../services/http/errors';
import { rewardClaimed } from '../slice';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

interface GoalState extends RequestState {
  /** Null without a goal, and until it is known. */
  goal: Goal | null;
  /** A change that is being stored. */
  isSaving: boolean;
  /** Why the last change was not stored; null if it was. */
  saveFailure: Failure | null;
  /** The last goal that was claimed by itself, which a toast announces. */
  lastClaim: { rewardId: string; name: string; failure: null } | null;
}

const initialState: GoalState = { ...idle, goal: null, isSaving: false, saveFailure: null, lastClaim: null };

/** Fetches the goal; the present one stays visible. */
export const goalRequested = createAction('goal/requested');
/** The player makes a reward the goal, or changes whether it is claimed by itself. */
export const goalChosen = createAction<{ rewardId: string; claimsItself: boolean }>('goal/chosen');
export const goalRemoved = createAction('goal/removed');
/** The goal was claimed by itself. Other slices that hold rewards or Units listen. */
export const goalClaimed = createAction<{ rewardId: string; name: string }>('goal/claimed');

function startSaving(state: GoalState): void {
  Object.assign(state, { isSaving: true, saveFailure: null });
}

const goalSlice = createSlice({
  name: 'goal',
  initialState,
  reducers: {
    goalFetched: ({ lastClaim }, { payload }: PayloadAction<Goal | null>) => ({
      ...initialState,
      ...loaded,
      goal: payload,
      lastClaim,
    }),
    goalFailed: setFailed,
    goalRejected: (state, { payload }: PayloadAction<Failure>) => {
      Object.assign(state, { isSaving: false, saveFailure: payload });
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(goalRequested, setLoading)
      .addCase(goalChosen, startSaving)
      .addCase(goalRemoved, startSaving)
      .addCase(goalClaimed, (state, { payload }) => {
        state.lastClaim = { ...payload, failure: null };
      })
      .addCase(rewardClaimed, (state, { payload }) => {
        if (state.goal?.rewardId === payload.rewardId) state.goal = null;
      }),
});

export const { goalFetched, goalFailed, goalRejected } = goalSlice.actions;
export const goalReducer = goalSlice.reducer;
