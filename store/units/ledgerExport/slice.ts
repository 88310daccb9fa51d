import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnitsTransaction } from '../../../services/club/types';
import { logoutStarted } from '../../auth/slice';
import { idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';

/** What the ledger can be saved as. */
export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The whole ledger on its way into a file; the screen writes the file, in the reader's language. */
export interface LedgerExportState extends RequestState {
  format: ExportFormat | null;
  /** Every line, newest first; null until they are there, and once they are saved. */
  lines: UnitsTransaction[] | null;
}

const initialState: LedgerExportState = { ...idle, format: null, lines: null };

const ledgerExportSlice = createSlice({
  name: 'ledgerExport',
  initialState,
  reducers: {
    /** The player wants the ledger as a file. */
    exportRequested: (_state, { payload: format }: PayloadAction<ExportFormat>) => ({
      ...loading,
      format,
      lines: null,
    }),
    exportFetched: (state, { payload: lines }: PayloadAction<UnitsTransaction[]>) => ({ ...state, ...loaded, lines }),
    exportFailed: setFailed,
    /** The player has the file, or knows that there is none. */
    exportEnded: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => initialState),
});

export const { exportRequested, exportFetched, exportFailed, exportEnded } = ledgerExportSlice.actions;
export const ledgerExportReducer = ledgerExportSlice.reducer;
