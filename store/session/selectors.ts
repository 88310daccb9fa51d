import type { RootState } from '../rootReducer';

export const selectIsLoggedIn = ({ account }: RootState) => account.loggedIn;
