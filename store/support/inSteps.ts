import { createAction, type ActionCreatorWithoutPayload, type ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { type Failure, toFailure } from '../../services/http/errors';

/** The four events of an operation (spec 4, Rewards): started, then succeeded or failed, and ended whatever happened. */
export interface Steps<Input, Output> {
  started: ActionCreatorWithPayload<Input>;
  succeeded: ActionCreatorWithPayload<Output>;
  failed: ActionCreatorWithPayload<Failure>;
  ended: ActionCreatorWithoutPayload;
}

/** The events of an operation by its name: `rewards/collection` gives `rewards/collectionStarted` and so on. */
export function createSteps<Input, Output>(name: string) {
  return {
    started: createAction<Input>(`${name}Started`),
    succeeded: createAction<Output>(`${name}Succeeded`),
    failed: createAction<Failure>(`${name}Failed`),
    ended: createAction(`${name}Ended`),
  };
}

/**
 * Runs an operation and tells its steps. A failure is told and thrown again, unless `rethrow` is false: then the saga
 * gets undefined. An operation that is cancelled, as by a sign-out, ends without having succeeded or failed.
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
