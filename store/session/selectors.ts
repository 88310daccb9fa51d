import type { RootState } from '../rootReducer';

export const selectIsLoggedIn = ({ account }: RootState) => account.loggedIn;

/** For addresses: the services know the player as `me` too. */
export const selectUserId = ({ auth }: RootState) => auth.userId ?? 'me';
