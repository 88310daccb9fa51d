import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { delay, type SagaGenerator } from 'typed-redux-saga';
import { createSteps, inSteps } from './inSteps';

const steps = createSteps<string, number>('units/count');

function run(operation: (input: string) => SagaGenerator<number>, options?: { rethrow?: boolean }) {
  const told: unknown[] = [];
  const sagas = createSagaMiddleware({ onError: () => undefined });
  configureStore({
    reducer: (state: null = null, action) => {
      if (action.type.startsWith('units/')) told.push(action);
      return state;
    },
    middleware: () => new Tuple(sagas),
  });
  return { told, task: sagas.run(() => inSteps(steps, 'input', operation, options)) };
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
  it('tells started, succeeded and ended, and gives the output', async () => {
    const { told, task } = run(succeed);

    await expect(task.toPromise()).resolves.toBe(7);
    expect(told).toEqual([steps.started('input'), steps.succeeded(7), steps.ended()]);
  });

  it('tells started, failed and ended, and throws again', async () => {
    const { told, task } = run(fail);

    await expect(task.toPromise()).rejects.toThrow('no luck');
    expect(told).toEqual([steps.started('input'), steps.failed(failure), steps.ended()]);
  });

  it('does not throw where it was told not to', async () => {
    const { told, task } = run(fail, { rethrow: false });

    await expect(task.toPromise()).resolves.toBeUndefined();
    expect(told).toEqual([steps.started('input'), steps.failed(failure), steps.ended()]);
  });

  it('ends without success or failure when it is cancelled', () => {
    const { told, task } = run(succeed);

    task.cancel();

    expect(told).toEqual([steps.started('input'), steps.ended()]);
  });
});
