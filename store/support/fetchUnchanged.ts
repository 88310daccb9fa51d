import type { Action } from 'redux';
import type { ActionPattern } from 'redux-saga/effects';
import { call, race, type SagaGenerator, take } from 'typed-redux-saga';

/**
 * Fetches data, and fetches it again if a change comes before it: what was on its way may not have the change yet.
 *
 * @example yield* fetchUnchanged([friendRemoved], () => callService(getFriends, {}))
 */
export function* fetchUnchanged<Data extends object>(
  changes: ActionPattern<Action>,
  fetch: () => SagaGenerator<Data>,
): SagaGenerator<Data> {
  for (;;) {
    const { data } = yield* race({ data: call(fetch), change: take(changes) });
    if (data) return data;
  }
}
