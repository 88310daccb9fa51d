import type { Action } from 'redux';
import type { ActionPattern } from 'redux-saga/effects';
import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import type { PlayerState } from '../rootReducer';
import type { RequestState } from './requestState';
import { safely } from './safely';

/**
 * Repeats a request after events that make its data outdated. Data that no screen has requested yet is left alone.
 *
 * @example yield* refreshOn([rewardClaimed], ({ goal }) => goal, () => goalRequested())
 */
export function* refreshOn<State extends RequestState>(
  events: ActionPattern<Action>,
  selectState: (state: PlayerState) => State,
  request: (state: State) => Action,
): SagaGenerator<void> {
  function* refresh(): SagaGenerator<void> {
    const state = yield* select(selectState);
    if (state.status !== 'idle') yield* put(request(state));
  }
  yield* takeLatest(events, safely(refresh));
}
