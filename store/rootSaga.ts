import { all, type SagaGenerator } from 'typed-redux-saga';

/** Every feature's saga. They are forks, not spawns, so that whoever runs this can wait for all of them. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([]);
}
