import { createAction } from '@reduxjs/toolkit';
import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { safely } from './safely';
import { createTestStore } from './testing/createTestStore';

const happened = createAction<string>('test/happened');

it('reports the error of a worker and keeps its watcher alive', () => {
  const { store, reports } = createTestStore();
  const heard: string[] = [];
  const worker = function* ({ payload }: ReturnType<typeof happened>): SagaGenerator<void> {
    if (payload === 'bad') throw new Error('bad');
    heard.push(payload);
  };
  store.runSaga(function* () {
    yield* takeEvery(happened, safely(worker));
  });

  store.dispatch(happened('bad'));
  store.dispatch(happened('good'));

  expect(reports).toEqual([new Error('bad')]);
  expect(heard).toEqual(['good']);
});
