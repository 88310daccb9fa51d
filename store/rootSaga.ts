import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { accountSaga } from './account/saga';
import { authSaga } from './auth/saga';
import { badgesSaga } from './badges/saga';
import { balanceHistorySaga } from './balanceHistory/saga';
import { callPolicySaga } from './callPolicy/saga';
import { catalogSaga } from './catalog/saga';
import { challengesSaga } from './challenges/saga';
import { claimsSaga } from './claims/saga';
import { discountSaga } from './discount/saga';
import { friendsSaga } from './friends/saga';
import { gameSaga } from './game/saga';
import { interfaceSaga } from './interface/saga';
import { ledgerSaga } from './ledger/saga';
import { localeSaga } from './locale/saga';
import { newsSaga } from './news/saga';
import { playerRewardsSaga } from './playerRewards/saga';
import { profileSaga } from './profile/saga';
import { rewardsSaga } from './rewards/saga';
import { showcaseSaga } from './showcase/saga';
import { statsSaga } from './stats/saga';
import { unitsSaga } from './units/saga';
import { windowSaga } from './window/saga';
import { wishlistSaga } from './wishlist/saga';

/** Every feature's saga. They are forks, not spawns, so that whoever runs this can wait for all of them. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    fork(accountSaga),
    fork(authSaga),
    fork(badgesSaga),
    fork(balanceHistorySaga),
    fork(callPolicySaga),
    fork(catalogSaga),
    fork(challengesSaga),
    fork(claimsSaga),
    fork(discountSaga),
    fork(friendsSaga),
    fork(gameSaga),
    fork(interfaceSaga),
    fork(ledgerSaga),
    fork(localeSaga),
    fork(newsSaga),
    fork(playerRewardsSaga),
    fork(profileSaga),
    fork(rewardsSaga),
    fork(showcaseSaga),
    fork(statsSaga),
    fork(unitsSaga),
    fork(windowSaga),
    fork(wishlistSaga),
  ]);
}
