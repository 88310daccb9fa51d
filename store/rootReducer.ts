import { combineReducers } from '@reduxjs/toolkit';
import { authReducer } from './auth/slice';
import { localeReducer } from './locale/slice';

/** Every feature's state under the feature's name. */
export const rootReducer = combineReducers({
  auth: authReducer,
  locale: localeReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
