import type { RootState } from '../rootReducer';
import { isLoggedInAt } from './rules';

/** `now` in ms (spec 3, Authentication state). */
export const selectIsLoggedInAt = ({ auth }: RootState, now: number) => isLoggedInAt(auth.expiration, now);

/** Spec 3, Authentication state. */
export const selectIsCA = ({ auth }: RootState) => auth.ipCountry === 'CA';
