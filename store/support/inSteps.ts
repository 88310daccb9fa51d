import { put, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../services/http/errors';
import type { Steps } from './createSteps';

/** Runs an operation and dispatches its steps; an error goes no further. A cancelled operation, as by a sign-out, only ends. */
export function* inSteps<Input, Output>(
  steps: Steps<Input, Output>,
  input: Input,
  operation: () => SagaGenerator<Output>,
): SagaGenerator<void> {
  yield* put(steps.started(input));
  try {
    yield* put(steps.succeeded(yield* operation()));
  } catch (error) {
    yield* put(steps.failed(toFailure(error)));
  } finally {
    yield* put(steps.ended());
  }
}
