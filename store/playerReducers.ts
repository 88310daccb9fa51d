import { badgesReducer } from './badges/slice';
import { catalogReducer } from './catalog/slice';
import { challengesReducer } from './challenges/slice';
import { friendRequestsReducer } from './friends/friendRequests/slice';
import { friendsReducer } from './friends/slice';
import { gameReducer } from './game/slice';
import { goalReducer } from './rewards/goal/slice';
import { keptPlayerReducer } from './offline/keptPlayer/slice';
import { noticesReducer } from './notices/slice';
import { presenceReducer } from './friends/presence/slice';
import { profileReducer } from './profile/slice';
import { rewardsReducer } from './rewards/slice';
import { spendReducer } from './spend/slice';
import { statsReducer } from './stats/slice';
import { unitsReducer } from './units/slice';
import { wishlistReducer } from './rewards/wishlist/slice';
import type { ResourceStates } from './resourceStates';

export const playerReducers = {
  badges: badgesReducer,
  catalog: catalogReducer,
  challenges: challengesReducer,
  friendRequests: friendRequestsReducer,
  friends: friendsReducer,
  game: gameReducer,
  goal: goalReducer,
  keptPlayer: keptPlayerReducer,
  notices: noticesReducer,
  presence: presenceReducer,
  profile: profileReducer,
  rewards: rewardsReducer,
  spend: spendReducer,
  stats: statsReducer,
  units: unitsReducer,
  wishlist: wishlistReducer,
};

export const localizedFeatures = {
  avatarGallery: undefined,
  badges: undefined,
  catalog: undefined,
  challengeEvents: undefined,
  challengeHistory: undefined,
  challenges: undefined,
  claims: undefined,
  game: undefined,
  goal: undefined,
  ledger: undefined,
  notices: undefined,
  rewards: undefined,
  stats: undefined,
  undoableClaims: undefined,
  wishlist: undefined,
} satisfies { [Feature in keyof typeof playerReducers | keyof ResourceStates]?: undefined };
