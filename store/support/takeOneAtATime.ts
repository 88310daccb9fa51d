import type { Action } from 'redux';
import type { ActionPattern } from 'redux-saga/effects';
import { type SagaGenerator, takeEvery } from 'typed-redux-saga';

/**
 * Runs the worker on an event and ignores further events until it has ended. Unlike redux-saga's takeLeading it
 * survives a cancelled worker, because a sign-out cancels workers (`callService`).
 *
 * @example yield* takeOneAtATime(linkRequested, safely(link))
 */
export function* takeOneAtATime<Event extends Action>(
  event: ActionPattern<Event>,
  worker: (event: Event) => SagaGenerator<void>,
): SagaGenerator<void> {
  let isBusy = false;
  yield* takeEvery(event, function* takeIfFree(action: Event) {
    if (isBusy) return;
    isBusy = true;
    try {
      yield* worker(action);
    } finally {
      isBusy = false;
    }
  });
}
