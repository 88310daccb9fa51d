import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { autoBankSaga } from './challenges/autoBank/saga';
import { avatarGallerySaga } from './profile/avatarGallery/saga';
import { badgesSaga } from './badges/saga';
import { balanceHistorySaga } from './units/balanceHistory/saga';
import { blocksSaga } from './friends/blocks/saga';
import { calendarSaga } from './challenges/calendar/saga';
import { callPolicySaga } from './support/callPolicy/saga';
import { catalogSaga } from './catalog/saga';
import { challengeEventsSaga } from './challenges/challengeEvents/saga';
import { challengeHistorySaga } from './challenges/challengeHistory/saga';
import { challengesSaga } from './challenges/saga';
import { claimsSaga } from './rewards/claims/saga';
import { claimUndoSaga } from './rewards/claimUndo/saga';
import { communicationsSaga } from './profile/communications/saga';
import { comparisonSaga } from './friends/comparison/saga';
import { currentChallengesSaga } from './challenges/currentChallenges/saga';
import { devicesSaga } from './profile/devices/saga';
import { discountSaga } from './discount/saga';
import { emailVerificationSaga } from './account/emailVerification/saga';
import { friendRequestsSaga } from './friends/friendRequests/saga';
import { friendsSaga } from './friends/saga';
import { gameSaga } from './game/saga';
import { goalSaga } from './rewards/goal/saga';
import { leaderboardSaga } from './friends/leaderboard/saga';
import { ledgerExportSaga } from './units/ledgerExport/saga';
import { ledgerSaga } from './units/ledger/saga';
import { linkedAccountsSaga } from './profile/linkedAccounts/saga';
import { namingSaga } from './profile/naming/saga';
import { noticeChoicesSaga } from './notices/noticeChoices/saga';
import { noticesSaga } from './notices/saga';
import { closingSaga } from './profile/closing/saga';
import { dataCopySaga } from './profile/dataCopy/saga';
import { emailSaga } from './profile/email/saga';
import { secondFactorSaga } from './profile/secondFactor/saga';
import { passwordSaga } from './profile/password/saga';
import { playerChangesSaga } from './playerChanges/saga';
import { policiesSaga } from './account/policies/saga';
import { presenceSaga } from './friends/presence/saga';
import { profileSaga } from './profile/saga';
import { rewardsConfigSaga } from './rewards/rewardsConfig/saga';
import { rewardsSaga } from './rewards/saga';
import { selectedBadgesSaga } from './badges/badgeShowcase/saga';
import { signOutEverywhereSaga } from './auth/signOutEverywhere/saga';
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
    fork(calendarSaga),
    fork(callPolicySaga),
    fork(catalogSaga),
    fork(challengeEventsSaga),
    fork(challengeHistorySaga),
    fork(challengesSaga),
    fork(claimsSaga),
    fork(claimUndoSaga),
    fork(communicationsSaga),
    fork(comparisonSaga),
    fork(currentChallengesSaga),
    fork(devicesSaga),
    fork(discountSaga),
    fork(emailVerificationSaga),
    fork(friendRequestsSaga),
    fork(friendsSaga),
    fork(gameSaga),
    fork(goalSaga),
    fork(leaderboardSaga),
    fork(ledgerExportSaga),
    fork(ledgerSaga),
    fork(linkedAccountsSaga),
    fork(namingSaga),
    fork(noticeChoicesSaga),
    fork(noticesSaga),
    fork(closingSaga),
    fork(dataCopySaga),
    fork(emailSaga),
    fork(secondFactorSaga),
    fork(passwordSaga),
    fork(playerChangesSaga),
    fork(policiesSaga),
    fork(presenceSaga),
    fork(profileSaga),
    fork(rewardsConfigSaga),
    fork(rewardsSaga),
    fork(selectedBadgesSaga),
    fork(signOutEverywhereSaga),
    fork(sinceLastVisitSaga),
    fork(statsSaga),
    fork(unitsSaga),
    fork(userSaga),
    fork(wishlistSaga),
  ]);
}
