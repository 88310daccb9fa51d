import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '../../services/account/profiles';
import type { User } from '../../services/account/users';
import { loginSucceeded, logoutStarted, ticketRenewalFailed, ticketRenewed } from '../auth/slice';
import { communicationsChanged } from '../profile/communications/slice';
import { profileRenamed } from '../profile/naming/slice';
import { idle, loaded, type RequestState, setFailed } from '../support/requestState';
import { policiesAccepted, policiesFoundOutdated } from './policies/slice';

/** Spec 3, User account; the state of the request for `userInfo`. */
interface AccountState extends RequestState {
  loggedIn: boolean;
  userInfo: User | null;
  /** The user's first profile, from the login. */
  playerProfile: Profile | null;
  /** The account's country, null until known; `selectCountry` falls back to the IP location. */
  country: string | null;
}

const initialState: AccountState = {
  ...idle,
  loggedIn: false,
  userInfo: null,
  playerProfile: null,
  country: null,
};

/** Fetches the player's data; checks the login first when no player is logged in (spec 4, User info loading). */
export const userInfoRequested = createAction('account/userInfoRequested');

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    userInfoLoaded: (state, { payload }: PayloadAction<User>) => {
      Object.assign(state, loaded, { userInfo: payload, country: payload.country });
    },
    userInfoFailed: setFailed,
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
      .addCase(policiesFoundOutdated, (state) => {
        if (state.userInfo) state.userInfo.hasAcceptedLegalOptins = false;
      })
      .addCase(logoutStarted, () => initialState),
});

export const { userInfoLoaded, userInfoFailed } = accountSlice.actions;
export const accountReducer = accountSlice.reducer;
