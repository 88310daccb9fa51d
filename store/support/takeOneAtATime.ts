import { type SagaGenerator, takeEvery } from 'typed-redux-saga';

/**
 * Runs the worker on an event and passes over others until it has ended, as redux-saga's takeLeading does. That one
 * ends with a worker that is cancelled, and a sign-out cancels workers (`callService`): this one hears the next player.
 */
export function* takeOneAtATime(event: { type: string }, worker: () => SagaGenerator<void>): SagaGenerator<void> {
  let isBusy = false;
  yield* takeEvery(event.type, function* takeIfFree() {
    if (isBusy) return;
    isBusy = true;
    try {
      yield* worker();
    } finally {
      isBusy = false;
    }
  });
}
