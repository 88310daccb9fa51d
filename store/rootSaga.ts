import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { accountSaga } from './account/saga';
import { authSaga } from './auth/saga';
import { interfaceSaga } from './interface/saga';
import { localeSaga } from './locale/saga';
import { metricsSaga } from './metrics/saga';
import { offlineSaga } from './offline/saga';
import { otherTabsSaga } from './otherTabs/saga';
import { restoredPageSaga } from './auth/restoredPage/saga';
import { rewardCatalogSaga } from './rewards/rewardCatalog/saga';
import { windowSaga } from './window/saga';

/** The sagas of a visitor's store. Forks, not spawns, so that a caller can await them. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    fork(accountSaga),
    fork(authSaga),
    fork(interfaceSaga),
    fork(localeSaga),
    fork(metricsSaga),
    fork(offlineSaga),
    fork(otherTabsSaga),
    fork(restoredPageSaga),
    fork(rewardCatalogSaga),
    fork(windowSaga),
  ]);
}
