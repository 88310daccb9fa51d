import { localizedFeatures, playerReducers } from './playerReducers';
import { playerSaga } from './playerSaga';
import type { PlayerFeatures } from './rootReducer';

/** What a store gets when a player signs in. Import this module lazily: visitors do without it. */
export const playerFeatures: PlayerFeatures = {
  reducers: playerReducers,
  localized: localizedFeatures,
  saga: playerSaga,
};
