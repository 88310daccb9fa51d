import type { SagaGenerator } from 'typed-redux-saga';
import { type Failure, toFailure } from '../../services/http/errors';

/** How a task has ended: with its output or with an error. */
export type Outcome<Output> = { output: Output } | { failure: Failure };

/** Runs a task and passes its outcome to `settle`; null where a sign-out has cancelled it (`callService`). */
export function* settleTask<Output>(
  task: () => SagaGenerator<Output>,
  settle: (outcome: Outcome<Output> | null) => void,
): SagaGenerator<void> {
  let outcome: Outcome<Output> | null = null;
  try {
    outcome = { output: yield* task() };
  } catch (error) {
    outcome = { failure: toFailure(error) };
  } finally {
    settle(outcome);
  }
}
