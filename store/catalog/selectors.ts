import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';
import { lastPlayedBesideOwned, notOwnedBesideReleases, ownedBesideLastPlayed, splitLastPlayed } from './rules';
import { gameLists, type GameListName } from './slice';

export const selectListLoading = ({ catalog }: PlayerState, list: GameListName) => catalog.loading[list];

export const selectIsListOutdated = ({ catalog }: PlayerState, list: GameListName) => catalog.outdated.includes(list);

export const selectLatestReleases = ({ catalog }: PlayerState) => catalog.latestReleases;

export const selectOwnedGames = ({ catalog }: PlayerState) => catalog.ownedGames;

const selectLastPlayed = ({ catalog }: PlayerState) => catalog.lastPlayedGames;

const selectLastPlayedParts = createSelector([selectLastPlayed], splitLastPlayed);

export const selectMainLastPlayedGame = (state: PlayerState) => selectLastPlayedParts(state).main;

export const selectOtherLastPlayedGames = (state: PlayerState) => selectLastPlayedParts(state).others;

export const selectOwnedGamesList = createSelector([selectOwnedGames, selectLastPlayed], ownedBesideLastPlayed);

export const selectGamesNotOwnedList = createSelector(
  [({ catalog }: PlayerState) => catalog.gamesNotOwned, selectLatestReleases],
  notOwnedBesideReleases,
);

export const selectLastPlayedShown = createSelector([selectLastPlayed], lastPlayedBesideOwned);

export const selectAreListsLoaded = ({ catalog }: PlayerState) =>
  gameLists.every((list) => catalog.loading[list].status === 'loaded');
