import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../rootReducer';
import { gamesInCommon } from './rules';

/** The friend who is looked at, and how far that is loaded. */
export const selectComparison = ({ comparison }: RootState) => comparison;

/** Games that the player and the friend have both played. */
export const selectGamesInCommon = createSelector(
  [({ catalog }: RootState) => catalog.lastPlayedGames, ({ comparison }: RootState) => comparison.games],
  gamesInCommon,
);
