import type { RootState } from '../rootReducer';

/** Logged in, with a ticket that has been validated (spec 2, Connected menu). */
export const selectIsPlayer = ({ account, auth }: RootState) => account.loggedIn && auth.ticketValidated;

export type SignInStatus = 'unknown' | 'unanswered' | 'visitor' | 'player';

/**
 * Unknown until the login check has ended; pages for players show skeletons until then. Unanswered after a check that
 * the services did not answer: a player may be signed in.
 */
export function selectSignInStatus({ account, auth }: RootState): SignInStatus {
  if (account.loggedIn) return 'player';
  if (auth.isLoginUnknown) return 'unanswered';
  return auth.hasLoginSettled ? 'visitor' : 'unknown';
}

/** The account changes once the player follows the link of an email. */
export const selectAwaitsEmail = ({ account: { userInfo, isEmailChanging } }: RootState) =>
  isEmailChanging || userInfo?.emailVerified === false;

export const selectUserInfo = ({ account }: RootState) => account.userInfo;

/** The policies have changed since the player accepted them: the player may only read meanwhile. */
export const selectMustAcceptPolicies = ({ account }: RootState) => account.userInfo?.hasAcceptedLegalOptins === false;

/** The account's country, or the country of the IP location (spec 3, User account). */
export const selectCountry = ({ account, auth }: RootState) => account.country ?? auth.ipCountry;
