import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';
import type { LoginReport } from '../../services/sso/signOn';
import {
  loginCheckFailed,
  loginCheckRequested,
  loginFailed,
  loginRequested,
  loginSucceeded,
  logoutStarted,
  ticketRenewalFailed,
  ticketRenewed,
} from '../session/events';
import { defaultCountry, defaultZone, type Zone, zoneOf } from './rules';

/** Spec 3, Authentication state. The ticket is kept in memory only. */
interface AuthState {
  ticket: string | null;
  ticketValidated: boolean;
  expiration: number | null;
  zone: Zone;
  ipCountry: string;
  hasIpCountryLoaded: boolean;
  sessionId: string | null;
  userId: string | null;
  /** Until then pages for players show a skeleton. */
  hasLoginSettled: boolean;
  isLoginUnknown: boolean;
  isCheckingLogin: boolean;
  /** In this tab's lifetime; the login dialog shows it. */
  hasSessionEnded: boolean;
  /** A silent check without a session also sets it: show it only after a login attempt. */
  loginFailure: Failure | null;
}

const initialState: AuthState = {
  ticket: null,
  ticketValidated: false,
  expiration: null,
  zone: defaultZone,
  ipCountry: defaultCountry,
  hasIpCountryLoaded: false,
  sessionId: null,
  userId: null,
  hasLoginSettled: false,
  isLoginUnknown: false,
  isCheckingLogin: false,
  hasSessionEnded: false,
  loginFailure: null,
};

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Unknown again, until the next login check. */
    loginForgotten: (state) => {
      state.hasLoginSettled = false;
    },
    ipCountryLoaded: (state, { payload: country }: PayloadAction<string>) => {
      state.ipCountry = country;
      state.hasIpCountryLoaded = true;
      state.zone = zoneOf(country);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginRequested, (state) => {
        state.loginFailure = null;
      })
      .addCase(loginCheckRequested, (state) => {
        state.isCheckingLogin = true;
      })
      .addCase(loginSucceeded, (state, { payload }) => {
        storeTicket(state, payload);
        endLogin(state, null);
        state.hasSessionEnded = false;
      })
      .addCase(loginFailed, (state, { payload }) => endLogin(state, payload))
      .addCase(loginCheckFailed, (state, { payload }) => {
        endLogin(state, payload);
        state.isLoginUnknown = true;
      })
      .addCase(ticketRenewed, (state, { payload }) => storeTicket(state, payload))
      .addCase(ticketRenewalFailed, (state) => {
        clearTicket(state);
        state.hasSessionEnded = true;
      })
      .addCase(logoutStarted, (state, { payload }) => {
        state.hasSessionEnded = payload === 'elsewhere' && state.userId !== null;
        clearTicket(state);
        state.userId = null;
        endLogin(state, null);
      }),
});

function endLogin(state: AuthState, loginFailure: Failure | null) {
  Object.assign(state, { hasLoginSettled: true, isLoginUnknown: false, isCheckingLogin: false, loginFailure });
}

type TicketFacts = Pick<LoginReport, 'ticket' | 'expiration' | 'sessionId' | 'userId'>;

function storeTicket(state: AuthState, { ticket, expiration, sessionId, userId }: TicketFacts) {
  Object.assign(state, { ticket, expiration, sessionId, userId, ticketValidated: true });
}

/** `ticketValidated` stays true: there was a valid ticket before (spec 4, Auth state). */
function clearTicket(state: AuthState) {
  state.ticket = null;
  state.expiration = null;
  state.sessionId = null;
}

export const { loginForgotten, ipCountryLoaded } = authSlice.actions;
export const authReducer = authSlice.reducer;
