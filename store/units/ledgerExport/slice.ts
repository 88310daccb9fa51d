import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnitsTransaction } from '../../../services/club/transactions';
import { idle, loaded, loading, type RequestState, setFailed } from '../../support/requestState';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The whole ledger for a file, which the screen writes in the reader's language. */
interface LedgerExportState extends RequestState {
  format: ExportFormat | null;
  /** Newest first; null until fetched and after the file is saved. */
  lines: UnitsTransaction[] | null;
}

const initialState: LedgerExportState = { ...idle, format: null, lines: null };

const ledgerExportSlice = createSlice({
  name: 'ledgerExport',
  initialState,
  reducers: {
    /** Fetches the ledger for a file. */
    exportRequested: (_state, { payload: format }: PayloadAction<ExportFormat>) => ({
      ...loading,
      format,
      lines: null,
    }),
    exportFetched: (state, { payload: lines }: PayloadAction<UnitsTransaction[]>) => ({ ...state, ...loaded, lines }),
    exportFailed: setFailed,
    /** The file is saved, or the failure was shown. */
    exportEnded: () => initialState,
  },
});

export const { exportRequested, exportFetched, exportFailed, exportEnded } = ledgerExportSlice.actions;
export const ledgerExportReducer = ledgerExportSlice.reducer;
