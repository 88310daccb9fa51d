import type { Action } from 'redux';
import type { ActionPattern } from 'redux-saga/effects';
import { call, race, type SagaGenerator, take } from 'typed-redux-saga';

/**
 * Fetches a list, and fetches it again if a change comes before it: the older list may not have the change yet.
 *
 * @example yield* fetchUnchanged([friendRemoved], () => callService(getFriends, {}))
 */
export function* fetchUnchanged<List extends unknown[]>(
  changes: ActionPattern<Action>,
  fetch: () => SagaGenerator<List>,
): SagaGenerator<List> {
  for (;;) {
    const { list } = yield* race({ list: call(fetch), change: take(changes) });
    if (list) return list;
  }
}
