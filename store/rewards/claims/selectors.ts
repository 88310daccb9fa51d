import type { RootState } from '../../rootReducer';

export const selectClaims = ({ claims }: RootState) => claims;

/** True when the services hold more claims than were fetched. */
export const selectHasMoreClaims = ({ claims }: RootState) =>
  claims.total !== null && claims.claims.length < claims.total;
