import { type Action, createAction } from '@reduxjs/toolkit';
import type { ActionPattern } from 'redux-saga/effects';
import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import type { Failure } from '../../services/http/errors';
import type { PlayerState } from '../rootReducer';
import { failed, idle, loaded, loading, type ResourceState } from './requestState';
import { safely } from './safely';

interface ResourceOptions<Input, Data> {
  /** Begins its action types. */
  name: string;
  select: (state: PlayerState) => ResourceState<Input, Data>;
  fetch: (input: Input) => SagaGenerator<Data>;
  /** True if the data of another input stays too while the new one loads. */
  keepsData?: boolean;
  /** Events that make the data outdated: it is fetched again if it was requested. */
  refreshOn?: ActionPattern<Action>;
}

export interface Resource<Input, Data> {
  select: (state: PlayerState) => ResourceState<Input, Data>;
  requested: (input: Input) => Action;
  fetched: (data: Data) => Action;
  /** Cancels the request; the data goes. */
  forgotten: () => Action;
  reducer: (state: ResourceState<Input, Data> | undefined, action: Action) => ResourceState<Input, Data>;
  saga: () => SagaGenerator<void>;
  /** Fetches it again, unless no screen has requested it yet. */
  refresh: () => SagaGenerator<void>;
}

/**
 * Data of the services that screens read with `useResource`: a reducer and a saga for the features of players, and the
 * actions. Its state is named in `store/resourceStates.ts`. The last request wins. `Input` is null for data that needs none;
 * an object is another input with every new object.
 *
 * @example const stats = createResource({ name: 'stats', select: (state) => state.stats, fetch, refreshOn: playerReturned })
 */
export function createResource<Input, Data>(options: ResourceOptions<Input, Data>): Resource<Input, Data> {
  const initialState: ResourceState<Input, Data> = { ...idle, request: null, data: null };
  const requested = createAction(`${options.name}/requested`, (input: Input) => ({ payload: input }));
  const fetched = createAction(`${options.name}/fetched`, (data: Data) => ({ payload: data }));
  const forgotten = createAction(`${options.name}/forgotten`);
  const fetchFailed = createAction(`${options.name}/fetchFailed`, (failure: Failure) => ({ payload: failure }));

  function reducer(state = initialState, action: Action): ResourceState<Input, Data> {
    if (requested.match(action)) {
      const request = { input: action.payload };
      const keepsData = options.keepsData || request.input === state.request?.input;
      return { ...(keepsData ? state : initialState), ...loading, request };
    }
    if (forgotten.match(action)) return initialState;
    if (fetched.match(action)) return { ...state, ...loaded, data: action.payload };
    if (fetchFailed.match(action)) return { ...state, ...failed(action.payload) };
    return state;
  }

  function* fetchData(action: Action): SagaGenerator<void> {
    if (requested.match(action)) yield* put(fetched(yield* options.fetch(action.payload)));
  }

  function* refresh(): SagaGenerator<void> {
    const { request } = yield* select(options.select);
    if (request) yield* put(requested(request.input));
  }

  function* saga(): SagaGenerator<void> {
    // What arrives from elsewhere is newer than what is on its way.
    yield* takeLatest([requested, fetched, forgotten], safely(fetchData, fetchFailed));
    if (options.refreshOn) yield* takeLatest(options.refreshOn, safely(refresh));
  }

  return { select: options.select, requested, fetched, forgotten, reducer, saga, refresh };
}
