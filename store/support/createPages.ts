import { type Action, createAction } from '@reduxjs/toolkit';
import type { ActionPattern } from 'redux-saga/effects';
import { all, call, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Failure } from '../../services/http/errors';
import type { NameOf, ResourceStates } from '../resourceStates';
import type { PlayerState } from '../rootReducer';
import { failed, idle, type ListState, loaded, loading, type PagesState } from './requestState';
import { playerReturned } from '../session/events';
import { safely } from './safely';

interface PagesOptions<Input, Item> {
  keyOf: (input: Input) => string;
  pageSize: number;
  fetch: (input: Input, page: { offset: number; limit: number }) => SagaGenerator<{ items: Item[]; total: number }>;
  /** Events that make the lists outdated: those that were requested start again at their first page. */
  refreshOn?: ActionPattern<Action>;
  /** True if a loaded list stays as it is while its first page is fetched again. */
  isRefreshQuiet?: boolean;
}

export interface Pages<Input, Item> {
  select: (state: PlayerState, input: Input) => ListState<Input, Item>;
  requested: (input: Input) => Action;
  moreRequested: (input: Input) => Action;
  reducer: (state: PagesState<Input, Item> | undefined, action: Action) => PagesState<Input, Item>;
  saga: () => SagaGenerator<void>;
}

type PagesName = NameOf<PagesState<unknown, unknown>>;
type InputOf<Name extends PagesName> = ResourceStates[Name] extends PagesState<infer Input, unknown> ? Input : never;
type ItemOf<Name extends PagesName> = ResourceStates[Name] extends PagesState<unknown, infer Item> ? Item : never;

/**
 * Lists of the services that screens read page by page with `usePages`: a reducer and a saga for the features of players,
 * and the actions. `name` is that of their state in `store/resourceStates.ts`, and begins the action types. What was on its
 * way is dropped where a list starts again. A list that failed starts again when the player returns.
 */
export function createPages<Name extends PagesName>(
  name: Name,
  options: PagesOptions<InputOf<Name>, ItemOf<Name>>,
): Pages<InputOf<Name>, ItemOf<Name>>;
export function createPages(name: PagesName, options: PagesOptions<unknown, unknown>): Pages<unknown, unknown> {
  type List = ListState<unknown, unknown>;
  type State = PagesState<unknown, unknown>;
  const { keyOf, pageSize } = options;
  const noItems: List = { ...idle, request: null, items: [], total: null };
  const requested = createAction(`${name}/requested`, (input: unknown) => ({ payload: input }));
  const moreRequested = createAction(`${name}/moreRequested`, (input: unknown) => ({ payload: input }));
  const fetched = createAction(
    `${name}/fetched`,
    (payload: { input: unknown; offset: number; items: unknown[]; total: number }) => ({ payload }),
  );
  const fetchFailed = createAction(`${name}/fetchFailed`, (failure: Failure, input: unknown) => ({
    payload: { failure, input },
  }));

  function reducer(state: State = {}, action: Action): State {
    const withList = (input: unknown, change: (list: List) => Partial<List>) => {
      const list = state[keyOf(input)] ?? noItems;
      return { ...state, [keyOf(input)]: { ...list, request: { input }, ...change(list) } };
    };
    if (requested.match(action))
      return withList(action.payload, ({ status }) => (options.isRefreshQuiet && status === 'loaded' ? {} : loading));
    if (moreRequested.match(action)) return withList(action.payload, () => loading);
    if (fetched.match(action)) {
      const { input, offset, items, total } = action.payload;
      return withList(input, (list) => ({ ...loaded, items: [...list.items.slice(0, offset), ...items], total }));
    }
    if (fetchFailed.match(action)) return withList(action.payload.input, () => failed(action.payload.failure));
    return state;
  }

  const selectLists = (state: PlayerState): State => state[name];

  const selectList = (state: PlayerState, input: unknown) => selectLists(state)[keyOf(input)] ?? noItems;

  function* fetchPage(action: ReturnType<typeof requested | typeof moreRequested>): SagaGenerator<void> {
    const { payload: input } = action;
    const { items } = yield* select(selectList, input);
    const offset = moreRequested.match(action) ? items.length : 0;
    const isNewer = (later: Action) => requested.match(later) && keyOf(later.payload) === keyOf(input);
    const { page } = yield* race({
      page: call(options.fetch, input, { offset, limit: pageSize }),
      newer: take(isNewer),
    });
    if (page) yield* put(fetched({ ...page, input, offset }));
  }

  const refreshWhere = (isOutdated: (list: List) => boolean) =>
    function* refresh(): SagaGenerator<void> {
      const lists = Object.values(yield* select(selectLists)).filter(isOutdated);
      yield* all(lists.flatMap(({ request }) => (request ? [put(requested(request.input))] : [])));
    };

  function* saga(): SagaGenerator<void> {
    yield* takeEvery(
      [requested, moreRequested],
      safely(fetchPage, (failure, { payload }) => fetchFailed(failure, payload)),
    );
    if (options.refreshOn) yield* takeLatest(options.refreshOn, safely(refreshWhere(() => true)));
    yield* takeLatest(playerReturned, safely(refreshWhere(({ status }) => status === 'failed')));
  }

  return { select: selectList, requested, moreRequested, reducer, saga };
}
