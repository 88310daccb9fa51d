import { type Action, createAction } from '@reduxjs/toolkit';
import type { ActionPattern } from 'redux-saga/effects';
import { all, call, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Failure } from '../../services/http/errors';
import type { PlayerState } from '../rootReducer';
import { failed, idle, type ListState, loaded, loading, type PagesState } from './requestState';
import { safely } from './safely';

interface PagesOptions<Input, Item> {
  /** Begins its action types. */
  name: string;
  select: (state: PlayerState) => PagesState<Input, Item>;
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

/**
 * Lists of the services that screens read page by page with `usePages`: a reducer and a saga for the features of players,
 * and the actions. What was on its way is dropped where a list starts again.
 */
export function createPages<Input, Item>(options: PagesOptions<Input, Item>): Pages<Input, Item> {
  const { name, keyOf, pageSize } = options;
  const noItems: ListState<Input, Item> = { ...idle, request: null, items: [], total: null };
  const requested = createAction(`${name}/requested`, (input: Input) => ({ payload: input }));
  const moreRequested = createAction(`${name}/moreRequested`, (input: Input) => ({ payload: input }));
  const fetched = createAction(
    `${name}/fetched`,
    (payload: { input: Input; offset: number; items: Item[]; total: number }) => ({ payload }),
  );
  const fetchFailed = createAction(`${name}/fetchFailed`, (failure: Failure, input: Input) => ({
    payload: { failure, input },
  }));

  function reducer(state: PagesState<Input, Item> = {}, action: Action): PagesState<Input, Item> {
    const withList = (input: Input, change: (list: ListState<Input, Item>) => Partial<ListState<Input, Item>>) => {
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

  const selectList = (state: PlayerState, input: Input) => options.select(state)[keyOf(input)] ?? noItems;

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

  function* refresh(): SagaGenerator<void> {
    const lists = Object.values(yield* select(options.select));
    yield* all(lists.flatMap(({ request }) => (request ? [put(requested(request.input))] : [])));
  }

  function* saga(): SagaGenerator<void> {
    yield* takeEvery(
      [requested, moreRequested],
      safely(fetchPage, (failure, { payload }) => fetchFailed(failure, payload)),
    );
    if (options.refreshOn) yield* takeLatest(options.refreshOn, safely(refresh));
  }

  return { select: selectList, requested, moreRequested, reducer, saga };
}
