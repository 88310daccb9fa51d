import { combineReducers } from '@reduxjs/toolkit';
import { accountReducer } from './account/slice';
import { authReducer } from './auth/slice';
import { interfaceReducer } from './interface/slice';
import { localeReducer } from './locale/slice';
import { profileReducer } from './profile/slice';
import { routerReducer } from './router/slice';
import { socialReducer } from './social/slice';
import { windowReducer } from './window/slice';

/** Every feature's state under the feature's name. */
export const rootReducer = combineReducers({
  account: accountReducer,
  auth: authReducer,
  interface: interfaceReducer,
  locale: localeReducer,
  profile: profileReducer,
  router: routerReducer,
  social: socialReducer,
  window: windowReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
