import type { Action } from 'redux';
import type { ActionPattern } from 'redux-saga/effects';
import { all, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import type { PlayerState } from '../rootReducer';
import type { RequestState } from './requestState';
import { safely } from './safely';

/**
 * Repeats requests after events that make their data outdated. Data that no screen has requested yet is left alone.
 *
 * @example yield* refreshOn([friendRemoved], ({ ledger }) => [ledger], () => transactionsRequested())
 */
export function* refreshOn<State extends RequestState>(
  events: ActionPattern<Action>,
  selectStates: (state: PlayerState) => readonly State[],
  request: (state: State) => Action,
): SagaGenerator<void> {
  function* refresh(): SagaGenerator<void> {
    const states = yield* select(selectStates);
    yield* all(states.filter(({ status }) => status !== 'idle').map((state) => put(request(state))));
  }
  yield* takeLatest(events, safely(refresh));
}
