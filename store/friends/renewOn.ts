import type { Action } from 'redux';
import type { ActionPattern } from 'redux-saga/effects';
import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { PlayerState } from '../rootReducer';
import type { RequestState } from '../support/requestState';
import { safely } from '../support/safely';

/**
 * Requests a list again in the place of one that is on its way when a change comes before it: the older list may not have the
 * change yet.
 *
 * @example yield* renewOn([friendRemoved], ({ friends }) => friends.status, () => friendsRequested())
 */
export function* renewOn(
  events: ActionPattern<Action>,
  selectStatus: (state: PlayerState) => RequestState['status'],
  request: () => Action,
): SagaGenerator<void> {
  function* renew(): SagaGenerator<void> {
    if ((yield* select(selectStatus)) === 'loading') yield* put(request());
  }
  yield* takeEvery(events, safely(renew));
}
