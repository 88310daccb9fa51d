import { useCallback, useEffect } from 'react';
import type { Resource } from './createResource';
import { useAppDispatch, usePlayerSelector } from './hooks';
import { idle, type ResourceState } from './requestState';

/** Requests a resource when a screen opens, and again for another input. `load` requests it again. */
export function useResource<Input, Data>({ select, requested }: Resource<Input, Data>, input: Input) {
  const dispatch = useAppDispatch();
  const state: ResourceState<Input, Data> = usePlayerSelector(select);
  const load = useCallback(() => {
    dispatch(requested(input));
  }, [dispatch, requested, input]);
  useEffect(load, [load]);
  const isOfInput = state.request?.input === input;
  const { status, failure, data } = isOfInput ? state : { ...idle, data: null };
  return { status, failure, data, load };
}
