import { createAction, createSlice } from '@reduxjs/toolkit';
import type { BoughtKey } from '../../services/promotions/discountCodes';
import { createSteps } from '../support/createSteps';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../support/requestState';

interface DiscountState {
  codes: RequestState & { items: BoughtKey[] };
}

const initialState: DiscountState = { codes: { ...idle, items: [] } };

export const codesRequested = createAction('discount/codesRequested');

export const codesSteps = createSteps<null, BoughtKey[]>('discount/codes');

const discountSlice = createSlice({
  name: 'discount',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(codesSteps.started, ({ codes }) => setLoading(codes))
      .addCase(codesSteps.succeeded, (state, { payload: items }) => {
        state.codes = { ...loaded, items };
      })
      .addCase(codesSteps.failed, ({ codes }, action) => setFailed(codes, action)),
});

export const discountReducer = discountSlice.reducer;
