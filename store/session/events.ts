import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../services/account/users';
import type { Failure } from '../../services/http/errors';
import type { LoginReport, TicketReport } from '../../services/sso/signOn';

// What happens to the player's session. Every feature may listen to these events, so they are below all features.

/** The widget has logged the player in; the ticket is fetched next. */
export const loginRequested = createAction<{ preventRedirect?: boolean } | undefined>('auth/loginRequested');
export const loginSucceeded = createAction<LoginReport>('auth/loginSucceeded');
export const loginFailed = createAction<Failure>('auth/loginFailed');
/** A sign-in in this tab, as opposed to a session that it found. */
export const signedInByWidget = createAction('auth/signedInByWidget');

export const loginCheckRequested = createAction('auth/loginCheckRequested');
/** The login check got no answer, also after its retries. */
export const loginCheckFailed = createAction<Failure>('auth/loginCheckFailed');

export const ticketRenewalRequested = createAction('auth/ticketRenewalRequested');
export const ticketRenewed = createAction<TicketReport>('auth/ticketRenewed');
export const ticketRenewalFailed = createAction<Failure>('auth/ticketRenewalFailed');

export const logoutRequested = createAction('auth/logoutRequested');
/** The player leaves, here or elsewhere: slices clear what is personal, and calls with a ticket end. */
export const logoutStarted = createAction<'elsewhere' | undefined>('auth/logoutStarted');
export const loggedOut = createAction('auth/loggedOut');
export const logoutFailed = createAction<Failure>('auth/logoutFailed');

/** Fetches the player's data; checks the login first when no player is logged in (spec 4, User info loading). */
export const userInfoRequested = createAction('account/userInfoRequested');
export const playerDataRequested = createAction('account/playerDataRequested');
export const userInfoLoaded = createAction<User>('account/userInfoLoaded');

export const policiesAccepted = createAction<null>('policies/accepted');
/** The services rejected a call because the player has not accepted the policies in force. */
export const policiesFoundOutdated = createAction('policies/foundOutdated');

/** The player came back to the tab, usually from a game: everything that play changes is fetched again. */
export const playerReturned = createAction('sinceLastVisit/playerReturned');
