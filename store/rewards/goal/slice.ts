import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Goal } from '../../../services/club/goal';
import type { Failure } from '../../../services/http/errors';
import { rewardClaimed } from '../../spend/slice';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

interface GoalState extends RequestState {
  goal: Omit<Goal, 'reward'> | null;
  isSaving: boolean;
  saveFailure: Failure | null;
}

const initialState: GoalState = { ...idle, goal: null, isSaving: false, saveFailure: null };

export const goalRequested = createAction('goal/requested');
export const goalChosen = createAction<{ rewardId: string; claimsItself: boolean }>('goal/chosen');
export const goalRemoved = createAction('goal/removed');
/** By itself. Other slices that hold rewards or Units listen. */
export const goalClaimed = createAction('goal/claimed');

/** The reward is among the known rewards. */
const withoutReward = ({ rewardId, goalDate, claimsItself }: Goal) => ({ rewardId, goalDate, claimsItself });

function startSaving(state: GoalState): void {
  Object.assign(state, { isSaving: true, saveFailure: null });
}

const goalSlice = createSlice({
  name: 'goal',
  initialState,
  reducers: {
    goalFetched: (_state, { payload }: PayloadAction<Goal | null>) => ({
      ...initialState,
      ...loaded,
      goal: payload && withoutReward(payload),
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
      .addCase(rewardClaimed, (state, { payload }) => {
        if (state.goal?.rewardId === payload.rewardId) state.goal = null;
      }),
});

export const { goalFetched, goalFailed, goalRejected } = goalSlice.actions;
export const goalReducer = goalSlice.reducer;
