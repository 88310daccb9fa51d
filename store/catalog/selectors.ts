import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';
import { lastPlayedBesideOwned, notOwnedBesideReleases, ownedBesideLastPlayed, splitLastPlayed } from './rules';
import { gameLists, type GameListName } from './slice';

export const selectListLoading = ({ catalog }: PlayerState, list: GameListName) => catalog.loading[list];

/** True when the counts of a list have changed since it was fetched. */
export const selectIsListOutdated = ({ catalog }: PlayerState, list: GameListName) => catalog.outdated.includes(list);

export const selectLatestReleases = ({ catalog }: PlayerState) => catalog.latestReleases;

export const selectOwnedGames = ({ catalog }: PlayerState) => catalog.ownedGames;

const selectLastPlayed = ({ catalog }: PlayerState) => catalog.lastPlayedGames;

const selectLastPlayedParts = createSelector([selectLastPlayed], splitLastPlayed);

/** The game that was played last, or null. */
export const selectMainLastPlayedGame = (state: PlayerState) => selectLastPlayedParts(state).main;

/** The games played before it, latest first. */
export const selectOtherLastPlayedGames = (state: PlayerState) => selectLastPlayedParts(state).others;

/** Owned games, without the two that were played last. */
export const selectOwnedGamesList = createSelector([selectOwnedGames, selectLastPlayed], ownedBesideLastPlayed);

/** Games that are not owned, without the latest releases. */
export const selectGamesNotOwnedList = createSelector(
  [({ catalog }: PlayerState) => catalog.gamesNotOwned, selectLatestReleases],
  notOwnedBesideReleases,
);

/** The games played last that the list of owned ones leaves out. */
export const selectLastPlayedShown = createSelector([selectLastPlayed], lastPlayedBesideOwned);

export const selectAreListsLoaded = ({ catalog }: PlayerState) =>
  gameLists.every((list) => catalog.loading[list].status === 'loaded');
