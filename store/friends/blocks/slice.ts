import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Block, ReportReason } from '../../../services/account/blocks';
import { createSteps } from '../../support/createSteps';
import { failed, idle, loaded, loading, type RequestState, setFailed, setLoading } from '../../support/requestState';

/** Without a profile id, one whose name was typed. */
export interface SafetySubject {
  pid: string | null;
  name: string;
}

interface BlocksState extends RequestState {
  blocks: Block[];
  subject: SafetySubject | null;
  blocking: RequestState;
  reporting: RequestState;
  unblocking: RequestState & { pid: string | null };
}

const initialState: BlocksState = {
  ...idle,
  blocks: [],
  subject: null,
  blocking: idle,
  reporting: idle,
  unblocking: { ...idle, pid: null },
};

export const blocksRequested = createAction('blocks/requested');
export const blockRequested = createAction('blocks/blockRequested');
export const reportRequested = createAction<{ reason: ReportReason; note: string }>('blocks/reportRequested');
export const unblockRequested = createAction<string>('blocks/unblockRequested');

export const blocksSteps = createSteps<null, Block[]>('blocks/fetch');
export const blockSteps = createSteps<SafetySubject, Block>('blocks/block');
export const reportSteps = createSteps<{ reason: ReportReason; note: string }, null>('blocks/report');
export const unblockSteps = createSteps<string, string>('blocks/unblock');

const blocksSlice = createSlice({
  name: 'blocks',
  initialState,
  reducers: {
    safetyOpened: (state, { payload: subject }: PayloadAction<SafetySubject>) => ({
      ...state,
      subject,
      blocking: idle,
      reporting: idle,
    }),
    safetyClosed: (state) => {
      state.subject = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(blocksSteps.started, setLoading)
      .addCase(blocksSteps.succeeded, (state, { payload: blocks }) => ({ ...state, ...loaded, blocks }))
      .addCase(blocksSteps.failed, setFailed)
      .addCase(blockSteps.started, (state) => ({ ...state, blocking: loading }))
      .addCase(blockSteps.succeeded, (state, { payload: block }) => ({
        ...state,
        blocking: loaded,
        blocks: [block, ...state.blocks.filter(({ pid }) => pid !== block.pid)],
      }))
      .addCase(blockSteps.failed, (state, { payload }) => ({ ...state, blocking: failed(payload) }))
      .addCase(reportSteps.started, (state) => ({ ...state, reporting: loading }))
      .addCase(reportSteps.succeeded, (state) => ({ ...state, reporting: loaded }))
      .addCase(reportSteps.failed, (state, { payload }) => ({ ...state, reporting: failed(payload) }))
      .addCase(unblockSteps.started, (state, { payload: pid }) => ({ ...state, unblocking: { ...loading, pid } }))
      .addCase(unblockSteps.succeeded, (state, { payload }) => ({
        ...state,
        unblocking: { ...loaded, pid: null },
        blocks: state.blocks.filter(({ pid }) => pid !== payload),
      }))
      .addCase(unblockSteps.failed, (state, { payload }) => ({
        ...state,
        unblocking: { ...state.unblocking, ...failed(payload) },
      })),
});

export const { safetyOpened, safetyClosed } = blocksSlice.actions;
export const blocksReducer = blocksSlice.reducer;
