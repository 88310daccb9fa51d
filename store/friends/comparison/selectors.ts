import { createSelector } from '@reduxjs/toolkit';
import { selectLocale } from '../../locale/selectors';
import type { PlayerState } from '../../rootReducer';
import { gamesInCommon } from './rules';

/** The friend in the comparison, and the state of the request. */
export const selectComparison = ({ comparison }: PlayerState) => comparison;

/** Games that the player and the friend have both played. */
export const selectGamesInCommon = createSelector(
  [
    ({ catalog }: PlayerState) => catalog.lastPlayedGames,
    ({ comparison }: PlayerState) => comparison.games,
    selectLocale,
  ],
  gamesInCommon,
);
