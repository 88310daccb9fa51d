import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Policies } from '../../services/account/policies';
import type { Profile } from '../../services/account/profiles';
import type { Communications, User } from '../../services/account/users';
import {
  loginSucceeded,
  logoutStarted,
  policiesAccepted,
  policiesFoundOutdated,
  ticketRenewalFailed,
  ticketRenewed,
  userInfoLoaded,
} from '../session/events';
import { idle, loaded, type RequestState, setFailed } from '../support/requestState';

/** Spec 3, User account; the state of the request for `userInfo`. */
interface AccountState extends RequestState {
  loggedIn: boolean;
  userInfo: User | null;
  playerProfile: Profile | null;
  /** A link that confirms another address is on its way to the player. */
  isEmailChanging: boolean;
  /** `selectCountry` falls back to the IP location. */
  country: string | null;
}

export interface PolicyTexts {
  policies: Policies;
  reason: string;
}

const initialState: AccountState = {
  ...idle,
  loggedIn: false,
  userInfo: null,
  playerProfile: null,
  isEmailChanging: false,
  country: null,
};

// Events of the features of players. They are here because a visitor's store has the account, but not those features.
/** Slices that show the name listen. */
export const profileRenamed = createAction<Profile>('naming/profileRenamed');
export const emailChangeRequested = createAction('account/emailChangeRequested');
export const emailConfirmed = createAction('account/emailConfirmed');
export const communicationsChanged = createAction<Communications>('communications/communicationsChanged');

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    userInfoFailed: setFailed,
  },
  extraReducers: (builder) =>
    builder
      .addCase(userInfoLoaded, (state, { payload }) => {
        if (payload.email !== state.userInfo?.email) state.isEmailChanging = false;
        Object.assign(state, loaded, { userInfo: payload, country: payload.country });
      })
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
      .addCase(emailChangeRequested, (state) => {
        state.isEmailChanging = true;
      })
      .addCase(emailConfirmed, (state) => {
        if (state.userInfo) state.userInfo.emailVerified = true;
      })
      .addCase(policiesAccepted, (state) => {
        if (state.userInfo) state.userInfo.hasAcceptedLegalOptins = true;
      })
      .addCase(policiesFoundOutdated, (state) => {
        if (state.userInfo) state.userInfo.hasAcceptedLegalOptins = false;
      })
      .addCase(logoutStarted, () => initialState),
});

export const { userInfoFailed } = accountSlice.actions;
export const accountReducer = accountSlice.reducer;
