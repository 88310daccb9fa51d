import { combineReducers, type Reducer, type StateFromReducersMapObject, type UnknownAction } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { accountReducer } from './account/slice';
import { authReducer } from './auth/slice';
import { logoutStarted } from './session/events';
import { callPolicyReducer } from './support/callPolicy/slice';
import { clockReducer } from './clock/slice';
import { interfaceReducer } from './interface/slice';
import { contentOutdated, localeReducer } from './locale/slice';
import { metricsReducer } from './metrics/slice';
import { routerReducer } from './router/slice';
import { rewardCatalogReducer } from './rewards/rewardCatalog/slice';
import { toastsReducer } from './toasts/slice';
import { socialReducer } from './social/slice';
import { windowReducer } from './window/slice';
import type { localizedFeatures, playerReducers } from './playerReducers';
import type { ResourceStates } from './resourceStates';

const visitorReducers = {
  account: accountReducer,
  auth: authReducer,
  callPolicy: callPolicyReducer,
  clock: clockReducer,
  interface: interfaceReducer,
  locale: localeReducer,
  metrics: metricsReducer,
  router: routerReducer,
  rewardCatalog: rewardCatalogReducer,
  social: socialReducer,
  toasts: toastsReducer,
  window: windowReducer,
};

type VisitorState = StateFromReducersMapObject<typeof visitorReducers>;

/** The features of players are missing until a player signs in. */
export type RootState = VisitorState & Partial<PlayerSlices>;

export type PlayerState = VisitorState & PlayerSlices;

type PlayerSlices = StateFromReducersMapObject<typeof playerReducers> & ResourceStates;

export interface PlayerFeatures {
  reducers: typeof playerReducers & { [Name in keyof ResourceStates]: Reducer<ResourceStates[Name]> };
  localized: typeof localizedFeatures;
  saga: () => SagaGenerator<void>;
}

export function createRootReducer(
  player: Pick<PlayerFeatures, 'reducers' | 'localized'> | null,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  if (player === null) return combineReducers(visitorReducers);
  const reducer = combineReducers({ ...visitorReducers, ...player.reducers });
  const cleared = Object.fromEntries(Object.keys(player.reducers).map((feature) => [feature, undefined]));
  return (state, action) => {
    // A sign-out leaves nothing of the player behind (spec 4, Logout).
    if (logoutStarted.match(action)) return reducer({ ...state, ...cleared }, action);
    // A change of the player's language resets the features whose data is in that language.
    return reducer(contentOutdated.match(action) ? { ...state, ...player.localized } : state, action);
  };
}
