import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../services/http/errors';
import type { LoginReport, TicketReport } from '../../services/sso/signOn';
import { defaultCountry, defaultZone, type Zone, zoneOf } from './rules';

/** Spec 3, Authentication state. The ticket is kept in memory only. */
export interface AuthState {
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
  loginFailure: null,
};

/** The widget has logged the player in; the ticket is fetched next. */
export const loginRequested = createAction<{ preventRedirect?: boolean } | undefined>('auth/loginRequested');
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
      state.hasLoginSettled = true;
      state.loginFailure = null;
    },
    loginFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.hasLoginSettled = true;
      state.loginFailure = payload;
    },
    ticketRenewed: (state, { payload }: PayloadAction<TicketReport>) => storeTicket(state, payload),
    ticketRenewalFailed: (state, _action: PayloadAction<Failure>) => clearTicket(state),
    logoutStarted: (state) => {
      clearTicket(state);
      state.userId = null;
      state.loginFailure = null;
      state.hasLoginSettled = true;
    },
    loggedOut: () => undefined,
    ipCountryLoaded: (state, { payload: country }: PayloadAction<string>) => {
      state.ipCountry = country;
      state.hasIpCountryLoaded = true;
      state.zone = zoneOf(country);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loginRequested, (state) => {
      state.loginFailure = null;
    }),
});

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
  ticketRenewed,
  ticketRenewalFailed,
  logoutStarted,
  loggedOut,
  ipCountryLoaded,
} = authSlice.actions;
export const authReducer = authSlice.reducer;
