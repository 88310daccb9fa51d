import { type Action, createAction } from '@reduxjs/toolkit';
import type { ActionPattern } from 'redux-saga/effects';
import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import type { Failure } from '../../services/http/errors';
import type { NameOf, ResourceStates } from '../resourceStates';
import type { PlayerState } from '../rootReducer';
import { failed, idle, loaded, loading, type ResourceState } from './requestState';
import { playerReturned } from '../session/events';
import { safely } from './safely';

interface ResourceOptions<Input, Data> {
  fetch: (input: Input) => SagaGenerator<Data>;
  /** True if the data of another input stays too while the new one loads. */
  keepsData?: boolean;
  /** Events that make the data outdated: it is fetched again if it was requested. */
  refreshOn?: ActionPattern<Action>;
  /** True if the data is fetched again also where it did not fail when the player returns. */
  refreshesOnReturn?: boolean;
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

type ResourceName = NameOf<ResourceState<unknown, unknown>>;
type InputOf<Name extends ResourceName> =
  ResourceStates[Name] extends ResourceState<infer Input, unknown> ? Input : never;
type DataOf<Name extends ResourceName> = ResourceStates[Name] extends ResourceState<unknown, infer Data> ? Data : never;

/**
 * Data of the services that screens read with `useResource`: a reducer and a saga for the features of players, and the
 * actions. `name` is that of its state in `store/resourceStates.ts`, and begins the action types. The last request wins.
 * What failed is fetched again when the player returns. `Input` is null for data that needs none; an object is another input
 * with every new object.
 *
 * @example const stats = createResource('gifts', { fetch, refreshesOnReturn: true })
 */
export function createResource<Name extends ResourceName>(
  name: Name,
  options: ResourceOptions<InputOf<Name>, DataOf<Name>>,
): Resource<InputOf<Name>, DataOf<Name>>;
export function createResource(
  name: ResourceName,
  options: ResourceOptions<unknown, unknown>,
): Resource<unknown, unknown> {
  type State = ResourceState<unknown, unknown>;
  const initialState: State = { ...idle, request: null, data: null };
  const requested = createAction(`${name}/requested`, (input: unknown) => ({ payload: input }));
  const fetched = createAction(`${name}/fetched`, (data: unknown) => ({ payload: data }));
  const forgotten = createAction(`${name}/forgotten`);
  const fetchFailed = createAction(`${name}/fetchFailed`, (failure: Failure) => ({ payload: failure }));

  const selectState = (state: PlayerState): State => state[name];

  function reducer(state = initialState, action: Action): State {
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
    const { request } = yield* select(selectState);
    if (request) yield* put(requested(request.input));
  }

  function* refreshFailed(): SagaGenerator<void> {
    const { status } = yield* select(selectState);
    if (status === 'failed') yield* refresh();
  }

  function* saga(): SagaGenerator<void> {
    // What arrives from elsewhere is newer than what is on its way.
    yield* takeLatest([requested, fetched, forgotten], safely(fetchData, fetchFailed));
    if (options.refreshOn) yield* takeLatest(options.refreshOn, safely(refresh));
    yield* takeLatest(playerReturned, safely(options.refreshesOnReturn ? refresh : refreshFailed));
  }

  return { select: selectState, requested, fetched, forgotten, reducer, saga, refresh };
}
