import { createAction, createSlice } from '@reduxjs/toolkit';
import type { AppSetup, SecondFactor } from '../../../services/account/accountCare';
import { createSteps } from '../../support/createSteps';
import { failed, idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The second factor of logins with the password. */
interface SecondFactorState extends RequestState {
  /** Null until known. */
  isOn: boolean | null;
  recoveryCodesLeft: number;
  /** What the app needs, until its first code; it leaves the state with the screen. */
  setup: AppSetup | null;
  /** The new recovery codes, shown once; they leave the state with the screen. */
  recoveryCodes: string[];
  change: RequestState;
}

const initialState: SecondFactorState = {
  ...idle,
  isOn: null,
  recoveryCodesLeft: 0,
  setup: null,
  recoveryCodes: [],
  change: idle,
};

export const secondFactorRequested = createAction('secondFactor/requested');
/** Starts to set up an app with the held password (`holdFactorPassword`). */
export const factorSetupRequested = createAction('secondFactor/setupRequested');
/** Turns it on with the held code (`holdFactorCode`). */
export const factorOnRequested = createAction('secondFactor/onRequested');
/** Turns it off with the held password. */
export const factorOffRequested = createAction('secondFactor/offRequested');

export const secondFactorSteps = createSteps<null, SecondFactor>('secondFactor/fetch');
export const factorSetupSteps = createSteps<null, AppSetup>('secondFactor/setup');
export const factorOnSteps = createSteps<null, string[]>('secondFactor/on');
export const factorOffSteps = createSteps<null, null>('secondFactor/off');

const secondFactorSlice = createSlice({
  name: 'secondFactor',
  initialState,
  reducers: {
    /** The player edits a field. */
    factorTyped: (state) => {
      state.change = idle;
    },
    /** The player opens or leaves the screen, or has kept the codes. */
    factorSecretsForgotten: (state) => ({ ...state, setup: null, recoveryCodes: [], change: idle }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(secondFactorSteps.started, setLoading)
      .addCase(secondFactorSteps.succeeded, (state, { payload }) => ({ ...state, ...loaded, ...payload }))
      .addCase(secondFactorSteps.failed, setFailed)
      .addCase(factorSetupSteps.succeeded, (state, { payload: setup }) => ({ ...state, setup, change: idle }))
      .addCase(factorOnSteps.succeeded, (state, { payload: recoveryCodes }) => ({
        ...state,
        isOn: true,
        recoveryCodesLeft: recoveryCodes.length,
        recoveryCodes,
        setup: null,
        change: loaded,
      }))
      .addCase(factorOffSteps.succeeded, (state) => ({
        ...state,
        isOn: false,
        recoveryCodesLeft: 0,
        recoveryCodes: [],
        change: loaded,
      }));
    for (const { started, failed: stepFailed } of [factorSetupSteps, factorOnSteps, factorOffSteps]) {
      builder
        .addCase(started, (state) => ({ ...state, change: loading }))
        .addCase(stepFailed, (state, { payload }) => ({ ...state, change: failed(payload) }));
    }
  },
});

export const { factorTyped, factorSecretsForgotten } = secondFactorSlice.actions;
export const secondFactorReducer = secondFactorSlice.reducer;
