import { combineReducers, type UnknownAction } from 'redux';
import { accountReducer } from './account/slice';
import { authReducer } from './auth/slice';
import { avatarGalleryReducer } from './profile/avatarGallery/slice';
import { badgesReducer } from './badges/slice';
import { balanceHistoryReducer } from './units/balanceHistory/slice';
import { calendarReducer } from './challenges/calendar/slice';
import { callPolicyReducer } from './support/callPolicy/slice';
import { catalogReducer } from './catalog/slice';
import { challengeEventsReducer } from './challenges/challengeEvents/slice';
import { challengeHistoryReducer } from './challenges/challengeHistory/slice';
import { challengesReducer } from './challenges/slice';
import { claimsReducer } from './rewards/claims/slice';
import { communicationsReducer } from './profile/communications/slice';
import { clockReducer } from './clock/slice';
import { comparisonReducer } from './friends/comparison/slice';
import { currentChallengesReducer } from './challenges/currentChallenges/slice';
import { discountReducer } from './discount/slice';
import { emailVerificationReducer } from './account/emailVerification/slice';
import { friendRequestsReducer } from './friends/friendRequests/slice';
import { friendsReducer } from './friends/slice';
import { gameReducer } from './game/slice';
import { interfaceReducer } from './interface/slice';
import { leaderboardReducer } from './friends/leaderboard/slice';
import { ledgerExportReducer } from './units/ledgerExport/slice';
import { ledgerReducer } from './units/ledger/slice';
import { linkedAccountsReducer } from './profile/linkedAccounts/slice';
import { contentOutdated, localeReducer } from './locale/slice';
import { metricsReducer } from './metrics/slice';
import { namingReducer } from './profile/naming/slice';
import { newsReducer } from './news/slice';
import { playerRewardsReducer } from './rewards/playerRewards/slice';
import { policiesReducer } from './account/policies/slice';
import { presenceReducer } from './friends/presence/slice';
import { profileReducer } from './profile/slice';
import { rewardsConfigReducer } from './rewards/rewardsConfig/slice';
import { rewardsReducer } from './rewards/slice';
import { routerReducer } from './router/slice';
import { selectedBadgesReducer } from './badges/badgeShowcase/slice';
import { rewardCatalogueReducer } from './rewards/rewardCatalogue/slice';
import { signOutEverywhereReducer } from './auth/signOutEverywhere/slice';
import { sinceLastVisitReducer } from './sinceLastVisit/slice';
import { socialReducer } from './social/slice';
import { statsReducer } from './stats/slice';
import { unitsReducer } from './units/slice';
import { windowReducer } from './window/slice';
import { wishlistReducer } from './rewards/wishlist/slice';

const featureReducer = combineReducers({
  account: accountReducer,
  auth: authReducer,
  avatarGallery: avatarGalleryReducer,
  badges: badgesReducer,
  balanceHistory: balanceHistoryReducer,
  calendar: calendarReducer,
  callPolicy: callPolicyReducer,
  catalog: catalogReducer,
  challengeEvents: challengeEventsReducer,
  challengeHistory: challengeHistoryReducer,
  challenges: challengesReducer,
  claims: claimsReducer,
  communications: communicationsReducer,
  clock: clockReducer,
  comparison: comparisonReducer,
  currentChallenges: currentChallengesReducer,
  discount: discountReducer,
  emailVerification: emailVerificationReducer,
  friendRequests: friendRequestsReducer,
  friends: friendsReducer,
  game: gameReducer,
  interface: interfaceReducer,
  leaderboard: leaderboardReducer,
  ledger: ledgerReducer,
  ledgerExport: ledgerExportReducer,
  linkedAccounts: linkedAccountsReducer,
  locale: localeReducer,
  metrics: metricsReducer,
  naming: namingReducer,
  news: newsReducer,
  playerRewards: playerRewardsReducer,
  policies: policiesReducer,
  presence: presenceReducer,
  profile: profileReducer,
  rewards: rewardsReducer,
  rewardsConfig: rewardsConfigReducer,
  router: routerReducer,
  selectedBadges: selectedBadgesReducer,
  rewardCatalogue: rewardCatalogueReducer,
  signOutEverywhere: signOutEverywhereReducer,
  sinceLastVisit: sinceLastVisitReducer,
  social: socialReducer,
  stats: statsReducer,
  units: unitsReducer,
  window: windowReducer,
  wishlist: wishlistReducer,
});

export type RootState = ReturnType<typeof featureReducer>;

/** Features whose data is in the player's language. */
const localizedFeatures = {
  avatarGallery: undefined,
  badges: undefined,
  catalog: undefined,
  challengeEvents: undefined,
  challengeHistory: undefined,
  challenges: undefined,
  claims: undefined,
  game: undefined,
  ledger: undefined,
  playerRewards: undefined,
  rewards: undefined,
  stats: undefined,
  wishlist: undefined,
} satisfies { [Feature in keyof RootState]?: undefined };

/** The state of every feature, by feature name. A change of the player's language resets the localized features. */
export const rootReducer = (state: Parameters<typeof featureReducer>[0], action: UnknownAction): RootState =>
  featureReducer(state && contentOutdated.match(action) ? { ...state, ...localizedFeatures } : state, action);
