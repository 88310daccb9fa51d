import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer';
import { gamesInCommon } from './rules';

/** The friend in the comparison, and the state of the request. */
export const selectComparison = ({ comparison }: RootState) => comparison;

/** Games that the player and the friend have both played. */
export const selectGamesInCommon = createSelector(
  [({ catalog }: RootState) => catalog.lastPlayedGames, ({ comparison }: RootState) => comparison.games],
  gamesInCommon,
);
