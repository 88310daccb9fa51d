import type { Action } from 'redux';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { type Failure, toFailure } from '../../services/http/errors';
import { getDependencies } from './dependencies';

/**
 * Wraps a worker so that an error ends only the worker, not its watcher. The error is dispatched as the action that
 * `onFailure` makes of it, or else reported as unexpected.
 *
 * @example yield* takeLatest(statsRequested, safely(fetchStats, statsFailed))
 */
export function safely<Input extends unknown[]>(
  worker: (...input: Input) => SagaGenerator<unknown>,
  onFailure?: (failure: Failure, ...input: Input) => Action,
) {
  return function* safeWorker(...input: Input): SagaGenerator<void> {
    try {
      yield* worker(...input);
    } catch (error) {
      if (onFailure) {
        yield* put(onFailure(toFailure(error), ...input));
        return;
      }
      const { report } = yield* getDependencies();
      report(error);
    }
  };
}
