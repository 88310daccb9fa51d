import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CallPolicy, defaultCallPolicy } from '../../../services/http/callPolicy';

interface CallPolicyState {
  policy: CallPolicy;
  isConfigured: boolean;
}

const initialState: CallPolicyState = { policy: defaultCallPolicy, isConfigured: false };

const callPolicySlice = createSlice({
  name: 'callPolicy',
  initialState,
  reducers: {
    policyConfigured: (_state, { payload }: PayloadAction<CallPolicy>) => ({ policy: payload, isConfigured: true }),
  },
});

export const { policyConfigured } = callPolicySlice.actions;
export const callPolicyReducer = callPolicySlice.reducer;
