import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { accountSaga } from './account/saga';
import { authSaga } from './auth/saga';
import { avatarGallerySaga } from './profile/avatarGallery/saga';
import { badgesSaga } from './badges/saga';
import { balanceHistorySaga } from './units/balanceHistory/saga';
import { calendarSaga } from './challenges/calendar/saga';
import { callPolicySaga } from './support/callPolicy/saga';
import { catalogSaga } from './catalog/saga';
import { challengeEventsSaga } from './challenges/challengeEvents/saga';
import { challengeHistorySaga } from './challenges/challengeHistory/saga';
import { challengesSaga } from './challenges/saga';
import { claimsSaga } from './rewards/claims/saga';
import { communicationsSaga } from './profile/communications/saga';
import { comparisonSaga } from './friends/comparison/saga';
import { currentChallengesSaga } from './challenges/currentChallenges/saga';
import { discountSaga } from './discount/saga';
import { emailVerificationSaga } from './account/emailVerification/saga';
import { friendRequestsSaga } from './friends/friendRequests/saga';
import { friendsSaga } from './friends/saga';
import { gameSaga } from './game/saga';
import { interfaceSaga } from './interface/saga';
import { leaderboardSaga } from './friends/leaderboard/saga';
import { ledgerExportSaga } from './units/ledgerExport/saga';
import { ledgerSaga } from './units/ledger/saga';
import { linkedAccountsSaga } from './profile/linkedAccounts/saga';
import { localeSaga } from './locale/saga';
import { metricsSaga } from './metrics/saga';
import { namingSaga } from './profile/naming/saga';
import { newsSaga } from './news/saga';
import { otherTabsSaga } from './otherTabs/saga';
import { playerRewardsSaga } from './rewards/playerRewards/saga';
import { policiesSaga } from './account/policies/saga';
import { presenceSaga } from './friends/presence/saga';
import { profileSaga } from './profile/saga';
import { restoredPageSaga } from './auth/restoredPage/saga';
import { rewardsConfigSaga } from './rewards/rewardsConfig/saga';
import { rewardsSaga } from './rewards/saga';
import { selectedBadgesSaga } from './badges/badgeShowcase/saga';
import { rewardCatalogueSaga } from './rewards/rewardCatalogue/saga';
import { signOutEverywhereSaga } from './auth/signOutEverywhere/saga';
import { sinceLastVisitSaga } from './sinceLastVisit/saga';
import { statsSaga } from './stats/saga';
import { unitsSaga } from './units/saga';
import { windowSaga } from './window/saga';
import { wishlistSaga } from './rewards/wishlist/saga';

/** The sagas of all features. Forks, not spawns, so that a caller can await them. */
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
    fork(emailVerificationSaga),
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
    fork(otherTabsSaga),
    fork(playerRewardsSaga),
    fork(policiesSaga),
    fork(presenceSaga),
    fork(profileSaga),
    fork(restoredPageSaga),
    fork(rewardsConfigSaga),
    fork(rewardsSaga),
    fork(selectedBadgesSaga),
    fork(rewardCatalogueSaga),
    fork(signOutEverywhereSaga),
    fork(sinceLastVisitSaga),
    fork(statsSaga),
    fork(unitsSaga),
    fork(windowSaga),
    fork(wishlistSaga),
  ]);
}
