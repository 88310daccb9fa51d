import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';
import type { LoginReport, TicketReport } from '../../services/sso/signOn';
import { defaultCountry, defaultZone, type Zone, zoneOf } from './rules';

/** Spec 3, Authentication state. The ticket is kept in memory only. */
interface AuthState {
  ticket: string | null;
  ticketValidated: boolean;
  /** In milliseconds since 1970. */
  expiration: number | null;
  zone: Zone;
  ipCountry: string;
  hasIpCountryLoaded: boolean;
  sessionId: string | null;
  userId: string | null;
  /** True once the login check has ended; until then a page for players shows a skeleton. */
  hasLoginSettled: boolean;
  /** The login check got no answer: a player may be signed in. */
  isLoginUnknown: boolean;
  isCheckingLogin: boolean;
  /** The sign-on ended the player's session, in this tab's lifetime; the login dialog shows it. */
  hasSessionEnded: boolean;
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

/** The widget has logged the player in; the ticket is fetched next. */
export const loginRequested = createAction<{ preventRedirect?: boolean } | undefined>('auth/loginRequested');
/** A player has signed in in this tab, as opposed to a session that it found. */
export const signedInByWidget = createAction('auth/signedInByWidget');
/** Looks for a sign-on session in this browser, without any UI. */
export const loginCheckRequested = createAction('auth/loginCheckRequested');
export const ticketRenewalRequested = createAction('auth/ticketRenewalRequested');
export const logoutRequested = createAction('auth/logoutRequested');
/** The player is signed out here, but the call to the publisher failed. */
export const logoutFailed = createAction<Failure>('auth/logoutFailed');

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loginSucceeded: (state, { payload }: PayloadAction<LoginReport>) => {
      storeTicket(state, payload);
      endLogin(state, null);
      state.hasSessionEnded = false;
    },
    loginFailed: (state, { payload }: PayloadAction<Failure>) => endLogin(state, payload),
    /** The login check got no answer, also after its retries. */
    loginCheckFailed: (state, { payload }: PayloadAction<Failure>) => {
      endLogin(state, payload);
      state.isLoginUnknown = true;
    },
    ticketRenewed: (state, { payload }: PayloadAction<TicketReport>) => storeTicket(state, payload),
    ticketRenewalFailed: (state, _action: PayloadAction<Failure>) => {
      clearTicket(state);
      state.hasSessionEnded = true;
    },
    logoutStarted: (state) => {
      clearTicket(state);
      state.userId = null;
      endLogin(state, null);
      state.hasSessionEnded = false;
    },
    loggedOut: () => undefined,
    /** Who is signed in is unknown again, until the next login check. */
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

export const {
  loginSucceeded,
  loginFailed,
  loginCheckFailed,
  ticketRenewed,
  ticketRenewalFailed,
  logoutStarted,
  loggedOut,
  loginForgotten,
  ipCountryLoaded,
} = authSlice.actions;
export const authReducer = authSlice.reducer;
