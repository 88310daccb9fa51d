import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { delay, type SagaGenerator } from 'typed-redux-saga';
import { inSteps } from './inSteps';
import { createSteps } from './createSteps';

const steps = createSteps<string, number>('units/count');

function run(operation: () => SagaGenerator<number>) {
  const dispatched: unknown[] = [];
  const sagas = createSagaMiddleware({ onError: () => undefined });
  configureStore({
    reducer: (state: null = null, action) => {
      if (action.type.startsWith('units/')) dispatched.push(action);
      return state;
    },
    middleware: () => new Tuple(sagas),
  });
  return { dispatched, task: sagas.run(() => inSteps(steps, 'input', operation)) };
}

const succeed = function* (): SagaGenerator<number> {
  return yield* delay(0, 7);
};
const fail = function* (): SagaGenerator<number> {
  yield* delay(0);
  throw new Error('no luck');
};
const failure = { code: 'unexpected', message: 'no luck', status: 0, transactionId: null, retryAfter: null };

describe('inSteps', () => {
  it('dispatches started, succeeded and ended', async () => {
    const { dispatched, task } = run(succeed);

    await task.toPromise();
    expect(dispatched).toEqual([steps.started('input'), steps.succeeded(7), steps.ended()]);
  });

  it('dispatches started, failed and ended, and does not rethrow', async () => {
    const { dispatched, task } = run(fail);

    await expect(task.toPromise()).resolves.toBeUndefined();
    expect(dispatched).toEqual([steps.started('input'), steps.failed(failure), steps.ended()]);
  });

  it('ends without success or failure when it is cancelled', () => {
    const { dispatched, task } = run(succeed);

    task.cancel();

    expect(dispatched).toEqual([steps.started('input'), steps.ended()]);
  });
});
