import type { Failure } from '../../services/http/errors';

/** How the loading of something went: what decides between skeleton, content, empty and error states. */
export interface Loading {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
}

export const idle: Loading = { status: 'idle', failure: null };
export const loading: Loading = { status: 'loading', failure: null };
export const loaded: Loading = { status: 'loaded', failure: null };
export const failed = (failure: Failure): Loading => ({ status: 'failed', failure });

/** True for what needs no fetch: it is there, or on its way. */
export const isSettling = ({ status }: Loading) => status === 'loading' || status === 'loaded';
