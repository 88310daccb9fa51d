import type { SagaGenerator } from 'typed-redux-saga';
import { ServiceError } from '../../services/http/errors';

/**
 * Wraps a worker whose failure the player need not see: an error of the services ends it, any other goes on.
 *
 * @example yield* takeLatest(localeChosen, safely(quietly(storeLanguage)))
 */
export function quietly<Input extends unknown[]>(worker: (...input: Input) => SagaGenerator<unknown>) {
  return function* quietWorker(...input: Input): SagaGenerator<void> {
    try {
      yield* worker(...input);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    }
  };
}
