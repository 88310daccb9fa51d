import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AutoBank } from '../../../services/club/autoBank';
import type { Failure } from '../../../services/http/errors';
import { idle, loaded, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** The setting of auto-bank, while it is loaded and while a choice is being saved. */
interface AutoBankState extends RequestState {
  /** Null until it is loaded. */
  saved: AutoBank | null;
  /** The choice shown while it is being saved; null when the saved one applies. */
  chosen: boolean | null;
  hasSavingFailed: boolean;
}

const initialState: AutoBankState = {
  ...idle,
  saved: null,
  chosen: null,
  hasSavingFailed: false,
};

/** Fetches the setting; the present one stays visible. */
export const autoBankRequested = createAction('autoBank/requested');

const autoBankSlice = createSlice({
  name: 'autoBank',
  initialState,
  reducers: {
    autoBankFetched: (state, { payload: saved }: PayloadAction<AutoBank>) => ({ ...state, ...loaded, saved }),
    autoBankFailed: setFailed,
    /** The player turns auto-bank on or off, or answers the offer. */
    autoBankChosen: (state, { payload: chosen }: PayloadAction<boolean>) => ({
      ...state,
      chosen,
      hasSavingFailed: false,
    }),
    autoBankSaved: (state, { payload: saved }: PayloadAction<AutoBank>) => ({
      ...state,
      ...loaded,
      saved,
      chosen: state.chosen === saved.autoBank ? null : state.chosen,
    }),
    /** The saved choice applies again. */
    autoBankRejected: (state, _action: PayloadAction<Failure>) => ({ ...state, chosen: null, hasSavingFailed: true }),
  },
  extraReducers: (builder) => builder.addCase(autoBankRequested, setLoading),
});

export const { autoBankFetched, autoBankFailed, autoBankChosen, autoBankSaved, autoBankRejected } =
  autoBankSlice.actions;
export const autoBankReducer = autoBankSlice.reducer;
