import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { accountSaga } from './account/saga';
import { authSaga } from './auth/saga';
import { interfaceSaga } from './interface/saga';
import { localeSaga } from './locale/saga';
import { profileSaga } from './profile/saga';
import { windowSaga } from './window/saga';

/** Every feature's saga. They are forks, not spawns, so that whoever runs this can wait for all of them. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    fork(accountSaga),
    fork(authSaga),
    fork(interfaceSaga),
    fork(localeSaga),
    fork(profileSaga),
    fork(windowSaga),
  ]);
}
