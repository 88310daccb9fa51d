import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Policies } from '../../../services/account/types';
import type { Failure } from '../../../services/http/errors';
import { logoutStarted } from '../../auth/slice';
import { createSteps } from '../../support/inSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** What a player reads whose policies have changed. */
export interface PolicyTexts {
  policies: Policies;
  /** Why they are asked again. */
  reason: string;
}

export interface PoliciesState extends RequestState {
  texts: PolicyTexts | null;
  isAccepting: boolean;
  /** True where the texts have changed once more while they were read. */
  haveChanged: boolean;
  acceptFailure: Failure | null;
}

const initialState: PoliciesState = {
  ...idle,
  texts: null,
  isAccepting: false,
  haveChanged: false,
  acceptFailure: null,
};

/** The texts of the account's country are wanted. */
export const policiesRequested = createAction('policies/requested');
/** The player accepts the texts that are shown. */
export const acceptanceRequested = createAction('policies/acceptanceRequested');
/** The player has accepted the policies in force. */
export const policiesAccepted = createAction<null>('policies/accepted');

export const policiesSteps = createSteps<null, PolicyTexts>('policies/fetch');
export const acceptanceSteps = { ...createSteps<string, null>('policies/acceptance'), succeeded: policiesAccepted };

/** Refused with this status, a key stands for texts that are in force no more (docs/contracts/accounts.md). */
const outdatedStatus = 400;

const policiesSlice = createSlice({
  name: 'policies',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(policiesSteps.started, setLoading)
      .addCase(policiesSteps.succeeded, (state, { payload: texts }) => ({ ...state, ...loaded, texts }))
      .addCase(policiesSteps.failed, setFailed)
      .addCase(acceptanceSteps.started, (state) => ({
        ...state,
        isAccepting: true,
        haveChanged: false,
        acceptFailure: null,
      }))
      .addCase(acceptanceSteps.failed, (state, { payload }) => ({
        ...state,
        acceptFailure: payload,
        haveChanged: payload.status === outdatedStatus,
      }))
      .addCase(acceptanceSteps.ended, (state) => ({ ...state, isAccepting: false }))
      .addCase(logoutStarted, () => initialState),
});

export const policiesReducer = policiesSlice.reducer;
