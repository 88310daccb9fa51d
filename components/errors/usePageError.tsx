import type { Action } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import type { PlayerState } from '../../store/rootReducer';
import type { RequestState } from '../../store/support/requestState';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { PageError } from '../ui/feedback/PageError';

/** A read of a page: where it stands, and the event that repeats it. */
export interface PageRead {
  status: (state: PlayerState) => RequestState['status'];
  request: () => Action;
}

/** So many failed reads are an error of the page; a single one stays the error of its part. */
const manyFailed = 2;

/**
 * The message of a page of which several reads failed, instead of one for each part; null while there is none. Its button
 * repeats all of them. The page places the message, and wraps its parts in `QuietErrors`. `reads` keeps its length.
 */
export function usePageError(reads: readonly PageRead[]): ReactNode {
  const dispatch = useAppDispatch();
  const statuses = usePlayerSelector((state) => reads.map(({ status }) => status(state)).join()).split(',');
  const failed = reads.filter((_read, index) => statuses[index] === 'failed');
  const isLoading = statuses.includes('loading');
  const [isRetrying, setIsRetrying] = useState(false);
  if (isRetrying && !isLoading) setIsRetrying(false);
  if (failed.length < manyFailed && !isRetrying) return null;
  const retry = () => {
    failed.forEach(({ request }) => dispatch(request()));
    setIsRetrying(true);
  };
  return <PageError isRetrying={isRetrying} onRetry={retry} />;
}
