import { all, fork, type SagaGenerator } from 'typed-redux-saga';
import { policyTextsInForce } from './account/tasks';
import { userSaga } from './account/user/saga';
import { ownedBadges } from './badges/badgeShowcase/tasks';
import { badgesSaga } from './badges/saga';
import { catalogSaga } from './catalog/saga';
import { challengesSaga } from './challenges/saga';
import {
  autoBank,
  autoBankChoice,
  autoBankSaga,
  challengeEvents,
  challengeHistory,
  currentChallenges,
} from './challenges/tasks';
import { discountCodes, discountSaga } from './discount/tasks';
import { blocks } from './friends/blocks/tasks';
import { friendRequestsSaga } from './friends/friendRequests/saga';
import { presenceSaga } from './friends/presence/saga';
import { friendsSaga } from './friends/saga';
import { comparison, leaderboard } from './friends/tasks';
import { gameSaga } from './game/saga';
import { latestNews } from './news/tasks';
import { noticeChange, noticeSettings, pushEndpoint } from './notices/noticeChoices/tasks';
import { noticesSaga } from './notices/saga';
import { keptPlayerSaga } from './offline/keptPlayer/saga';
import { playerChangesSaga } from './playerChanges/saga';
import { avatarGallery } from './profile/avatarGallery/tasks';
import { profileSaga } from './profile/saga';
import { communications, devices, linkedAccounts, nameCheck, secondFactor } from './profile/tasks';
import { claimUndoSaga, undoableClaims } from './rewards/claimUndo/tasks';
import { claims } from './rewards/claims/tasks';
import { gifts, giftsSaga } from './rewards/gifts/tasks';
import { goalSaga } from './rewards/goal/saga';
import { rewardsConfig, rewardsConfigSaga } from './rewards/rewardsConfig/tasks';
import { rewardsSaga } from './rewards/saga';
import { wishlistSaga } from './rewards/wishlist/saga';
import { sinceLastVisitSaga } from './sinceLastVisit/saga';
import { statsSaga } from './stats/saga';
import { callPolicySaga } from './support/callPolicy/saga';
import { unitsSaga } from './units/saga';
import { balanceHistory, calendar, ledger } from './units/tasks';
import { clubYear } from './year/tasks';
import { localizedFeatures, playerReducers } from './playerReducers';
import type { PlayerFeatures } from './rootReducer';

/** What screens read with `useResource` and `usePages`, and choices that show before they are saved. */
const resources = {
  autoBank,
  autoBankChoice,
  avatarGallery,
  balanceHistory,
  blocks,
  calendar,
  challengeEvents,
  challengeHistory,
  claims,
  clubYear,
  communications,
  comparison,
  currentChallenges,
  devices,
  discountCodes,
  gifts,
  leaderboard,
  ledger,
  linkedAccounts,
  nameCheck,
  news: latestNews,
  noticeChange,
  noticeSettings,
  ownedBadges,
  policies: policyTextsInForce,
  pushEndpoint,
  rewardsConfig,
  secondFactor,
  undoableClaims,
};

const sagas = [
  autoBankSaga,
  badgesSaga,
  callPolicySaga,
  catalogSaga,
  challengesSaga,
  claimUndoSaga,
  discountSaga,
  friendRequestsSaga,
  friendsSaga,
  gameSaga,
  giftsSaga,
  goalSaga,
  keptPlayerSaga,
  noticesSaga,
  playerChangesSaga,
  presenceSaga,
  profileSaga,
  rewardsConfigSaga,
  rewardsSaga,
  sinceLastVisitSaga,
  statsSaga,
  unitsSaga,
  userSaga,
  wishlistSaga,
];

function* playerSaga(): SagaGenerator<void> {
  yield* all([...sagas, ...Object.values(resources).map(({ saga }) => saga)].map((saga) => fork(saga)));
}

type ReducersOf<Features extends Record<string, { reducer: unknown }>> = {
  [Name in keyof Features]: Features[Name]['reducer'];
};

function reducersOf<Features extends Record<string, { reducer: unknown }>>(features: Features): ReducersOf<Features>;
function reducersOf(features: Record<string, { reducer: unknown }>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(features).map(([name, { reducer }]) => [name, reducer]));
}

/** What a store gets when a player signs in. Import this module lazily: visitors do without it. */
export const playerFeatures: PlayerFeatures = {
  reducers: { ...playerReducers, ...reducersOf(resources) },
  localized: localizedFeatures,
  saga: playerSaga,
};
