import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { accountSaga } from './account/saga';
import { authSaga } from './auth/saga';
import { avatarGallerySaga } from './avatarGallery/saga';
import { badgesSaga } from './badges/saga';
import { balanceHistorySaga } from './balanceHistory/saga';
import { calendarSaga } from './calendar/saga';
import { callPolicySaga } from './callPolicy/saga';
import { catalogSaga } from './catalog/saga';
import { challengeEventsSaga } from './challengeEvents/saga';
import { challengeHistorySaga } from './challengeHistory/saga';
import { challengesSaga } from './challenges/saga';
import { claimsSaga } from './claims/saga';
import { communicationsSaga } from './communications/saga';
import { comparisonSaga } from './comparison/saga';
import { currentChallengesSaga } from './currentChallenges/saga';
import { discountSaga } from './discount/saga';
import { friendRequestsSaga } from './friendRequests/saga';
import { friendsSaga } from './friends/saga';
import { gameSaga } from './game/saga';
import { interfaceSaga } from './interface/saga';
import { leaderboardSaga } from './leaderboard/saga';
import { ledgerExportSaga } from './ledgerExport/saga';
import { ledgerSaga } from './ledger/saga';
import { linkedAccountsSaga } from './linkedAccounts/saga';
import { localeSaga } from './locale/saga';
import { metricsSaga } from './metrics/saga';
import { namingSaga } from './naming/saga';
import { newsSaga } from './news/saga';
import { playerRewardsSaga } from './playerRewards/saga';
import { policiesSaga } from './policies/saga';
import { presenceSaga } from './presence/saga';
import { profileSaga } from './profile/saga';
import { rewardsSaga } from './rewards/saga';
import { selectedBadgesSaga } from './selectedBadges/saga';
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
    fork(avatarGallerySaga),
    fork(badgesSaga),
    fork(balanceHistorySaga),
    fork(calendarSaga),
    fork(callPolicySaga),
    fork(catalogSaga),
    fork(challengeEventsSaga),
    fork(challengeHistorySaga),
    fork(challengesSaga),
    fork(claimsSaga),
    fork(communicationsSaga),
    fork(comparisonSaga),
    fork(currentChallengesSaga),
    fork(discountSaga),
    fork(friendRequestsSaga),
    fork(friendsSaga),
    fork(gameSaga),
    fork(interfaceSaga),
    fork(leaderboardSaga),
    fork(ledgerExportSaga),
    fork(ledgerSaga),
    fork(linkedAccountsSaga),
    fork(localeSaga),
    fork(metricsSaga),
    fork(namingSaga),
    fork(newsSaga),
    fork(playerRewardsSaga),
    fork(policiesSaga),
    fork(presenceSaga),
    fork(profileSaga),
    fork(rewardsSaga),
    fork(selectedBadgesSaga),
    fork(showcaseSaga),
    fork(statsSaga),
    fork(unitsSaga),
    fork(windowSaga),
    fork(wishlistSaga),
  ]);
}
