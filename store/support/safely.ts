import type { SagaGenerator } from 'typed-redux-saga';
import { getDependencies } from './dependencies';

/**
 * A worker whose errors end the worker only: they are reported, and the watcher that started it lives on.
 *
 * @example yield* takeLatest(balanceRequested, safely(fetchBalance))
 */
export function safely<Input extends unknown[]>(worker: (...input: Input) => SagaGenerator<unknown>) {
  return function* safeWorker(...input: Input): SagaGenerator<void> {
    try {
      yield* worker(...input);
    } catch (error) {
      const { report } = yield* getDependencies();
      report(error);
    }
  };
}
