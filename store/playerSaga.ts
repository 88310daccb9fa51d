import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { autoBankSaga } from './challenges/autoBank/tasks';
import { avatarGallery } from './profile/avatarGallery/tasks';
import { comparison } from './friends/comparison/tasks';
import { leaderboardSaga } from './friends/leaderboard/saga';
import { noticeChange, noticeSettings } from './notices/noticeChoices/tasks';
import { badgesSaga } from './badges/saga';
import { balanceHistorySaga } from './units/balanceHistory/saga';
import { blocksSaga } from './friends/blocks/saga';
import { callPolicySaga } from './support/callPolicy/saga';
import { catalogSaga } from './catalog/saga';
import { challengeEvents } from './challenges/challengeEvents/tasks';
import { challengeHistory } from './challenges/challengeHistory/tasks';
import { challengesSaga } from './challenges/saga';
import { claims } from './rewards/claims/tasks';
import { claimUndoSaga } from './rewards/claimUndo/saga';
import { currentChallengesSaga } from './challenges/currentChallenges/saga';
import { discountSaga } from './discount/saga';
import { friendRequestsSaga } from './friends/friendRequests/saga';
import { friendsSaga } from './friends/saga';
import { gameSaga } from './game/saga';
import { goalSaga } from './rewards/goal/saga';
import { ledgerSaga } from './units/ledger/saga';
import { noticesSaga } from './notices/saga';
import { playerChangesSaga } from './playerChanges/saga';
import { policyTextsInForce } from './account/tasks';
import { presenceSaga } from './friends/presence/saga';
import { communications, devices, linkedAccounts, nameCheck, secondFactor } from './profile/tasks';
import { profileSaga } from './profile/saga';
import { rewardsConfigSaga } from './rewards/rewardsConfig/saga';
import { rewardsSaga } from './rewards/saga';
import { selectedBadgesSaga } from './badges/badgeShowcase/saga';
import { sinceLastVisitSaga } from './sinceLastVisit/saga';
import { statsSaga } from './stats/saga';
import { unitsSaga } from './units/saga';
import { userSaga } from './account/user/saga';
import { wishlistSaga } from './rewards/wishlist/saga';

export function* playerSaga(): SagaGenerator<void> {
  yield* all([
    fork(autoBankSaga),
    fork(avatarGallery.saga),
    fork(badgesSaga),
    fork(balanceHistorySaga),
    fork(blocksSaga),
    fork(callPolicySaga),
    fork(catalogSaga),
    fork(challengeEvents.saga),
    fork(challengeHistory.saga),
    fork(challengesSaga),
    fork(claims.saga),
    fork(claimUndoSaga),
    fork(communications.saga),
    fork(comparison.saga),
    fork(currentChallengesSaga),
    fork(devices.saga),
    fork(discountSaga),
    fork(friendRequestsSaga),
    fork(friendsSaga),
    fork(gameSaga),
    fork(goalSaga),
    fork(leaderboardSaga),
    fork(ledgerSaga),
    fork(linkedAccounts.saga),
    fork(nameCheck.saga),
    fork(noticeChange.saga),
    fork(noticeSettings.saga),
    fork(noticesSaga),
    fork(playerChangesSaga),
    fork(policyTextsInForce.saga),
    fork(presenceSaga),
    fork(profileSaga),
    fork(rewardsConfigSaga),
    fork(rewardsSaga),
    fork(secondFactor.saga),
    fork(selectedBadgesSaga),
    fork(sinceLastVisitSaga),
    fork(statsSaga),
    fork(unitsSaga),
    fork(userSaga),
    fork(wishlistSaga),
  ]);
}
