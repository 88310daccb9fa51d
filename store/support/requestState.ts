import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';

/** The state of a request. It decides between skeleton, content, empty and error states. */
export interface RequestState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Null unless the request failed; carries the error code. */
  failure: Failure | null;
}

export const idle: RequestState = { status: 'idle', failure: null };
export const loading: RequestState = { status: 'loading', failure: null };
export const loaded: RequestState = { status: 'loaded', failure: null };
export const failed = (failure: Failure): RequestState => ({ status: 'failed', failure });

/** True for a request that was never made, or failed. */
export const needsFetch = ({ status }: Pick<RequestState, 'status'>) => status === 'idle' || status === 'failed';

/** Case reducer: a request has started. Data that is there stays. */
export function setLoading(state: RequestState): void {
  Object.assign(state, loading);
}

/** Case reducer: a request has failed. Data that is there stays. */
export function setFailed(state: RequestState, { payload }: PayloadAction<Failure>): void {
  Object.assign(state, failed(payload));
}
