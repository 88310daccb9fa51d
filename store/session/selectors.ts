import type { RootState } from '../rootReducer';

/** True while a player is signed in. */
export const selectIsLoggedIn = ({ account }: RootState) => account.loggedIn;
