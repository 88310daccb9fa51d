import type { RootState } from '../rootReducer';
import { isLoggedInAt } from './rules';

/** `now` in ms (spec 3, Authentication state). */
export const selectIsLoggedInAt = ({ auth }: RootState, now: number) => isLoggedInAt(auth.expiration, now);

/** Spec 3, Authentication state. */
export const selectIsCA = ({ auth }: RootState) => auth.ipCountry === 'CA';

/** A silent check without a session also sets it: show it only after a login attempt. */
export const selectLoginFailure = ({ auth }: RootState) => auth.loginFailure;
