import { put, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../services/http/errors';
import type { Steps } from './createSteps';

export const noRethrow = { rethrow: false };

/**
 * Runs an operation and dispatches its steps. An error is dispatched and rethrown, unless `rethrow` is false: then the
 * result is undefined. A cancelled operation, as by a sign-out, only ends.
 */
export function* inSteps<Input, Output>(
  steps: Steps<Input, Output>,
  input: Input,
  operation: (input: Input) => SagaGenerator<Output>,
  { rethrow = true }: { rethrow?: boolean } = {},
): SagaGenerator<Output | undefined> {
  yield* put(steps.started(input));
  try {
    const output = yield* operation(input);
    yield* put(steps.succeeded(output));
    return output;
  } catch (error) {
    yield* put(steps.failed(toFailure(error)));
    if (rethrow) throw error;
    return undefined;
  } finally {
    yield* put(steps.ended());
  }
}
