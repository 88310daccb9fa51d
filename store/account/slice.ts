import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '../../services/account/profiles';
import type { User } from '../../services/account/users';
import type { Failure } from '../../services/http/errors';
import { loginSucceeded, logoutStarted, ticketRenewalFailed, ticketRenewed } from '../auth/slice';
import { communicationsChanged } from '../profile/communications/slice';
import { profileRenamed } from '../profile/naming/slice';
import { policiesAccepted } from './policies/slice';

/** Spec 3, User account. */
export interface AccountState {
  loggedIn: boolean;
  userInfo: User | null;
  /** The first profile of the user, as the login reported it. */
  playerProfile: Profile | null;
  /** The account's country; `selectCountry` knows better while there is none. */
  country: string | null;
  failure: Failure | null;
}

const initialState: AccountState = {
  loggedIn: false,
  userInfo: null,
  playerProfile: null,
  country: null,
  failure: null,
};

/** The player's data are wanted; whoever is not logged in is looked for first (spec 4, User info loading). */
export const userInfoRequested = createAction('account/userInfoRequested');

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    userInfoLoaded: (state, { payload }: PayloadAction<User>) => {
      state.userInfo = payload;
      state.country = payload.country;
      state.failure = null;
    },
    userInfoFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.failure = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginSucceeded, (state, { payload }) => {
        state.loggedIn = true;
        state.playerProfile = payload.result;
      })
      .addCase(ticketRenewed, (state) => {
        state.loggedIn = true;
      })
      .addCase(ticketRenewalFailed, (state) => {
        state.loggedIn = false;
      })
      .addCase(profileRenamed, (state, { payload: profile }) => {
        const { nameOnPlatform } = profile;
        state.playerProfile = profile;
        if (state.userInfo) Object.assign(state.userInfo, { nameOnPlatform, username: nameOnPlatform });
      })
      .addCase(communicationsChanged, (state, { payload }) => {
        if (state.userInfo) Object.assign(state.userInfo, payload);
      })
      .addCase(policiesAccepted, (state) => {
        if (state.userInfo) state.userInfo.hasAcceptedLegalOptins = true;
      })
      .addCase(logoutStarted, () => initialState),
});

export const { userInfoLoaded, userInfoFailed } = accountSlice.actions;
export const accountReducer = accountSlice.reducer;
