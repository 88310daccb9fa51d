import { autoBankReducer } from './challenges/autoBank/slice';
import { avatarGalleryReducer } from './profile/avatarGallery/slice';
import { badgesReducer } from './badges/slice';
import { balanceHistoryReducer } from './units/balanceHistory/slice';
import { blocksReducer } from './friends/blocks/slice';
import { calendarReducer } from './challenges/calendar/slice';
import { catalogReducer } from './catalog/slice';
import { challengeEventsReducer } from './challenges/challengeEvents/slice';
import { challengeHistoryReducer } from './challenges/challengeHistory/slice';
import { challengesReducer } from './challenges/slice';
import { claimsReducer } from './rewards/claims/slice';
import { claimUndoReducer } from './rewards/claimUndo/slice';
import { communicationsReducer } from './profile/communications/slice';
import { comparisonReducer } from './friends/comparison/slice';
import { currentChallengesReducer } from './challenges/currentChallenges/slice';
import { devicesReducer } from './profile/devices/slice';
import { discountReducer } from './discount/slice';
import { emailVerificationReducer } from './account/emailVerification/slice';
import { friendRequestsReducer } from './friends/friendRequests/slice';
import { friendsReducer } from './friends/slice';
import { gameReducer } from './game/slice';
import { goalReducer } from './rewards/goal/slice';
import { leaderboardReducer } from './friends/leaderboard/slice';
import { ledgerReducer } from './units/ledger/slice';
import { ledgerExportReducer } from './units/ledgerExport/slice';
import { linkedAccountsReducer } from './profile/linkedAccounts/slice';
import { namingReducer } from './profile/naming/slice';
import { noticeChoicesReducer } from './notices/noticeChoices/slice';
import { noticesReducer } from './notices/slice';
import { closingReducer } from './profile/closing/slice';
import { dataCopyReducer } from './profile/dataCopy/slice';
import { emailReducer } from './profile/email/slice';
import { secondFactorReducer } from './profile/secondFactor/slice';
import { passwordReducer } from './profile/password/slice';
import { policiesReducer } from './account/policies/slice';
import { presenceReducer } from './friends/presence/slice';
import { profileReducer } from './profile/slice';
import { rewardsReducer } from './rewards/slice';
import { rewardsConfigReducer } from './rewards/rewardsConfig/slice';
import { selectedBadgesReducer } from './badges/badgeShowcase/slice';
import { signOutEverywhereReducer } from './auth/signOutEverywhere/slice';
import { spendReducer } from './spend/slice';
import { statsReducer } from './stats/slice';
import { unitsReducer } from './units/slice';
import { wishlistReducer } from './rewards/wishlist/slice';

/** The features that a store has once a player signs in. */
export const playerReducers = {
  autoBank: autoBankReducer,
  avatarGallery: avatarGalleryReducer,
  badges: badgesReducer,
  balanceHistory: balanceHistoryReducer,
  blocks: blocksReducer,
  calendar: calendarReducer,
  catalog: catalogReducer,
  challengeEvents: challengeEventsReducer,
  challengeHistory: challengeHistoryReducer,
  challenges: challengesReducer,
  claims: claimsReducer,
  claimUndo: claimUndoReducer,
  communications: communicationsReducer,
  comparison: comparisonReducer,
  currentChallenges: currentChallengesReducer,
  devices: devicesReducer,
  discount: discountReducer,
  emailVerification: emailVerificationReducer,
  friendRequests: friendRequestsReducer,
  friends: friendsReducer,
  game: gameReducer,
  goal: goalReducer,
  leaderboard: leaderboardReducer,
  ledger: ledgerReducer,
  ledgerExport: ledgerExportReducer,
  linkedAccounts: linkedAccountsReducer,
  naming: namingReducer,
  noticeChoices: noticeChoicesReducer,
  notices: noticesReducer,
  closing: closingReducer,
  dataCopy: dataCopyReducer,
  email: emailReducer,
  secondFactor: secondFactorReducer,
  password: passwordReducer,
  policies: policiesReducer,
  presence: presenceReducer,
  profile: profileReducer,
  rewards: rewardsReducer,
  rewardsConfig: rewardsConfigReducer,
  selectedBadges: selectedBadgesReducer,
  signOutEverywhere: signOutEverywhereReducer,
  spend: spendReducer,
  stats: statsReducer,
  units: unitsReducer,
  wishlist: wishlistReducer,
};

/** Features whose data is in the player's language. */
export const localizedFeatures = {
  avatarGallery: undefined,
  badges: undefined,
  catalog: undefined,
  challengeEvents: undefined,
  challengeHistory: undefined,
  challenges: undefined,
  claims: undefined,
  claimUndo: undefined,
  game: undefined,
  goal: undefined,
  ledger: undefined,
  notices: undefined,
  rewards: undefined,
  stats: undefined,
  wishlist: undefined,
} satisfies { [Feature in keyof typeof playerReducers]?: undefined };
