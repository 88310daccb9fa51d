import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Policies } from '../../../services/account/policies';
import { policiesAccepted } from '../slice';
import { createSteps } from '../../support/createSteps';
import { failed, idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The texts shown to a player whose policies have changed. */
export interface PolicyTexts {
  policies: Policies;
  /** Why the player must accept again. */
  reason: string;
}

interface PoliciesState extends RequestState {
  texts: PolicyTexts | null;
  acceptance: RequestState;
  /** True when the texts changed again while the player read them. */
  haveChanged: boolean;
}

const initialState: PoliciesState = { ...idle, texts: null, acceptance: idle, haveChanged: false };

/** Requests the texts of the account's country. */
export const policiesRequested = createAction('policies/requested');
/** The player accepts the texts that are shown. */
export const acceptanceRequested = createAction('policies/acceptanceRequested');

export const policiesSteps = createSteps<null, PolicyTexts>('policies/fetch');
export const acceptanceSteps = { ...createSteps<string, null>('policies/acceptance'), succeeded: policiesAccepted };

/** The status that rejects a key of texts that are no longer in force (docs/contracts/accounts.md). */
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
      .addCase(acceptanceSteps.started, (state) => ({ ...state, acceptance: loading, haveChanged: false }))
      .addCase(policiesAccepted, (state) => ({ ...state, acceptance: loaded }))
      .addCase(acceptanceSteps.failed, (state, { payload }) => ({
        ...state,
        acceptance: failed(payload),
        haveChanged: payload.status === outdatedStatus,
      })),
});

export const policiesReducer = policiesSlice.reducer;
