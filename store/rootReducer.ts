import { combineReducers } from '@reduxjs/toolkit';
import { accountReducer } from './account/slice';
import { authReducer } from './auth/slice';
import { badgesReducer } from './badges/slice';
import { balanceHistoryReducer } from './balanceHistory/slice';
import { callPolicyReducer } from './callPolicy/slice';
import { catalogReducer } from './catalog/slice';
import { challengeEventsReducer } from './challengeEvents/slice';
import { challengeHistoryReducer } from './challengeHistory/slice';
import { challengesReducer } from './challenges/slice';
import { currentChallengesReducer } from './currentChallenges/slice';
import { discountReducer } from './discount/slice';
import { friendsReducer } from './friends/slice';
import { gameReducer } from './game/slice';
import { interfaceReducer } from './interface/slice';
import { ledgerReducer } from './ledger/slice';
import { localeReducer } from './locale/slice';
import { newsReducer } from './news/slice';
import { profileReducer } from './profile/slice';
import { rewardsReducer } from './rewards/slice';
import { routerReducer } from './router/slice';
import { showcaseReducer } from './showcase/slice';
import { socialReducer } from './social/slice';
import { statsReducer } from './stats/slice';
import { unitsReducer } from './units/slice';
import { windowReducer } from './window/slice';

/** Every feature's state under the feature's name. */
export const rootReducer = combineReducers({
  account: accountReducer,
  auth: authReducer,
  badges: badgesReducer,
  balanceHistory: balanceHistoryReducer,
  callPolicy: callPolicyReducer,
  catalog: catalogReducer,
  challengeEvents: challengeEventsReducer,
  challengeHistory: challengeHistoryReducer,
  challenges: challengesReducer,
  currentChallenges: currentChallengesReducer,
  discount: discountReducer,
  friends: friendsReducer,
  game: gameReducer,
  interface: interfaceReducer,
  ledger: ledgerReducer,
  locale: localeReducer,
  news: newsReducer,
  profile: profileReducer,
  rewards: rewardsReducer,
  router: routerReducer,
  showcase: showcaseReducer,
  social: socialReducer,
  stats: statsReducer,
  units: unitsReducer,
  window: windowReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
