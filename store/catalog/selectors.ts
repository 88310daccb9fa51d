import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import { notOwnedBesideReleases, ownedBesideLastPlayed, splitLastPlayed } from './rules';
import type { GameListName } from './slice';

export const selectListLoading = ({ catalog }: RootState, list: GameListName) => catalog.loading[list];

export const selectLatestReleases = ({ catalog }: RootState) => catalog.latestReleases;

/** Every owned game. */
export const selectOwnedGames = ({ catalog }: RootState) => catalog.ownedGames;

const selectLastPlayed = ({ catalog }: RootState) => catalog.lastPlayedGames;

const selectLastPlayedParts = createSelector([selectLastPlayed], splitLastPlayed);

/** The game that was played last, or null. */
export const selectMainLastPlayedGame = (state: RootState) => selectLastPlayedParts(state).main;

/** The games played before it, latest first. */
export const selectOtherLastPlayedGames = (state: RootState) => selectLastPlayedParts(state).others;

/** Owned games, without the two that were played last. */
export const selectOwnedGamesList = createSelector([selectOwnedGames, selectLastPlayed], ownedBesideLastPlayed);

/** Games that are not owned, without the latest releases. */
export const selectGamesNotOwnedList = createSelector(
  [({ catalog }: RootState) => catalog.gamesNotOwned, selectLatestReleases],
  notOwnedBesideReleases,
);
