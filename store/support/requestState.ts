import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';

export interface RequestState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
}

export interface ResourceState<Input, Data> extends RequestState {
  request: { input: Input } | null;
  /** Null until loaded. Data of the same input stays while it is fetched again. */
  data: Data | null;
}

export interface ListState<Input, Item> extends RequestState {
  /** Null before the first request. */
  request: { input: Input } | null;
  items: Item[];
  /** On the services; null until known. */
  total: number | null;
}

export type PagesState<Input, Item> = Record<string, ListState<Input, Item>>;

export interface ChoiceState<Choice> {
  /** Null if the saved one applies. */
  pending: Choice | null;
  /** `unsure` where the services may have saved it all the same. Null before the first and while one is being saved. */
  outcome: 'saved' | 'failed' | 'unsure' | null;
}

export const idle: RequestState = { status: 'idle', failure: null };
export const loading: RequestState = { status: 'loading', failure: null };
export const loaded: RequestState = { status: 'loaded', failure: null };
export const failed = (failure: Failure): RequestState => ({ status: 'failed', failure });

export const isSettled = ({ status }: Pick<RequestState, 'status'>) => status === 'loaded' || status === 'failed';

export const needsFetch = ({ status }: Pick<RequestState, 'status'>) => status === 'idle' || status === 'failed';

/** Data that is there stays. */
export function setLoading(state: RequestState): void {
  Object.assign(state, loading);
}

/** Data that is there stays. */
export function setFailed(state: RequestState, { payload }: PayloadAction<Failure>): void {
  Object.assign(state, failed(payload));
}
