import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { autoBankSaga } from './challenges/autoBank/saga';
import { avatarGallerySaga } from './profile/avatarGallery/saga';
import { badgesSaga } from './badges/saga';
import { balanceHistorySaga } from './units/balanceHistory/saga';
import { blocksSaga } from './friends/blocks/saga';
import { callPolicySaga } from './support/callPolicy/saga';
import { catalogSaga } from './catalog/saga';
import { challengeEventsSaga } from './challenges/challengeEvents/saga';
import { challengeHistorySaga } from './challenges/challengeHistory/saga';
import { challengesSaga } from './challenges/saga';
import { claimsSaga } from './rewards/claims/saga';
import { claimUndoSaga } from './rewards/claimUndo/saga';
import { comparisonSaga } from './friends/comparison/saga';
import { currentChallengesSaga } from './challenges/currentChallenges/saga';
import { discountSaga } from './discount/saga';
import { friendRequestsSaga } from './friends/friendRequests/saga';
import { friendsSaga } from './friends/saga';
import { gameSaga } from './game/saga';
import { goalSaga } from './rewards/goal/saga';
import { leaderboardSaga } from './friends/leaderboard/saga';
import { ledgerSaga } from './units/ledger/saga';
import { noticeChoicesSaga } from './notices/noticeChoices/saga';
import { noticesSaga } from './notices/saga';
import { playerChangesSaga } from './otherTabs/playerChanges/saga';
import { playerRewardsSaga } from './rewards/playerRewards/saga';
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

/** The sagas of the features that a store has once a player signs in. */
export function* playerSaga(): SagaGenerator<void> {
  yield* all([
    fork(autoBankSaga),
    fork(avatarGallerySaga),
    fork(badgesSaga),
    fork(balanceHistorySaga),
    fork(blocksSaga),
    fork(callPolicySaga),
    fork(catalogSaga),
    fork(challengeEventsSaga),
    fork(challengeHistorySaga),
    fork(challengesSaga),
    fork(claimsSaga),
    fork(claimUndoSaga),
    fork(communications.saga),
    fork(comparisonSaga),
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
    fork(noticeChoicesSaga),
    fork(noticesSaga),
    fork(playerChangesSaga),
    fork(playerRewardsSaga),
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
