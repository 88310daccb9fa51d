import { autoBank, autoBankChoice } from './challenges/autoBank/tasks';
import { comparison } from './friends/comparison/tasks';
import { leaderboard } from './friends/leaderboard/tasks';
import { noticeChange, noticeSettings } from './notices/noticeChoices/tasks';
import { avatarGallery } from './profile/avatarGallery/tasks';
import { badgesReducer } from './badges/slice';
import { balanceHistoryReducer } from './units/balanceHistory/slice';
import { blocksReducer } from './friends/blocks/slice';
import { catalogReducer } from './catalog/slice';
import { challengeEvents } from './challenges/challengeEvents/tasks';
import { challengeHistory } from './challenges/challengeHistory/tasks';
import { challengesReducer } from './challenges/slice';
import { claims } from './rewards/claims/tasks';
import { claimUndoReducer } from './rewards/claimUndo/slice';
import { currentChallengesReducer } from './challenges/currentChallenges/slice';
import { discountReducer } from './discount/slice';
import { friendRequestsReducer } from './friends/friendRequests/slice';
import { friendsReducer } from './friends/slice';
import { gameReducer } from './game/slice';
import { goalReducer } from './rewards/goal/slice';
import { ledgerReducer } from './units/ledger/slice';
import { noticesReducer } from './notices/slice';
import { playerRewardsReducer } from './rewards/playerRewards/slice';
import { policyTextsInForce } from './account/tasks';
import { presenceReducer } from './friends/presence/slice';
import { communications, devices, linkedAccounts, nameCheck, secondFactor } from './profile/tasks';
import { profileReducer } from './profile/slice';
import { rewardsReducer } from './rewards/slice';
import { rewardsConfigReducer } from './rewards/rewardsConfig/slice';
import { selectedBadgesReducer } from './badges/badgeShowcase/slice';
import { sinceLastVisitReducer } from './sinceLastVisit/slice';
import { statsReducer } from './stats/slice';
import { unitsReducer } from './units/slice';
import { wishlistReducer } from './rewards/wishlist/slice';

/** The features that a store has once a player signs in. */
export const playerReducers = {
  autoBank: autoBank.reducer,
  autoBankChoice: autoBankChoice.reducer,
  avatarGallery: avatarGallery.reducer,
  badges: badgesReducer,
  balanceHistory: balanceHistoryReducer,
  blocks: blocksReducer,
  catalog: catalogReducer,
  challengeEvents: challengeEvents.reducer,
  challengeHistory: challengeHistory.reducer,
  challenges: challengesReducer,
  claims: claims.reducer,
  claimUndo: claimUndoReducer,
  communications: communications.reducer,
  comparison: comparison.reducer,
  currentChallenges: currentChallengesReducer,
  devices: devices.reducer,
  discount: discountReducer,
  friendRequests: friendRequestsReducer,
  friends: friendsReducer,
  game: gameReducer,
  goal: goalReducer,
  leaderboard: leaderboard.reducer,
  ledger: ledgerReducer,
  linkedAccounts: linkedAccounts.reducer,
  nameCheck: nameCheck.reducer,
  noticeChange: noticeChange.reducer,
  noticeSettings: noticeSettings.reducer,
  notices: noticesReducer,
  playerRewards: playerRewardsReducer,
  policies: policyTextsInForce.reducer,
  presence: presenceReducer,
  profile: profileReducer,
  rewards: rewardsReducer,
  rewardsConfig: rewardsConfigReducer,
  secondFactor: secondFactor.reducer,
  selectedBadges: selectedBadgesReducer,
  sinceLastVisit: sinceLastVisitReducer,
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
  playerRewards: undefined,
  rewards: undefined,
  stats: undefined,
  wishlist: undefined,
} satisfies { [Feature in keyof typeof playerReducers]?: undefined };
