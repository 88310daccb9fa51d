import { createSelector } from '@reduxjs/toolkit';
import type { Game } from '../../services/clubWebsite/games';
import type { PlayerState } from '../rootReducer';
import { lastPlayedBesideOwned, notOwnedBesideReleases, ownedBesideLastPlayed, splitLastPlayed } from './rules';
import { gameLists, type GameListName } from './slice';

export const selectListLoading = ({ catalog }: PlayerState, list: GameListName) => catalog.loading[list];

const selectLatestReleases = ({ catalog }: PlayerState) => catalog.latestReleases;

export const selectOwnedGames = ({ catalog }: PlayerState) => catalog.ownedGames;

const selectLastPlayed = ({ catalog }: PlayerState) => catalog.lastPlayedGames;

const selectLastPlayedParts = createSelector([selectLastPlayed], splitLastPlayed);

export const selectMainLastPlayedGame = (state: PlayerState) => selectLastPlayedParts(state).main;

export const selectOtherLastPlayedGames = (state: PlayerState) => selectLastPlayedParts(state).others;

/** What each list shows, so that no game is in two of them (spec 4, Catalog rules). */
export const shownGames: Record<GameListName, (state: PlayerState) => Game[]> = {
  lastPlayedGames: createSelector([selectLastPlayed], lastPlayedBesideOwned),
  ownedGames: createSelector([selectOwnedGames, selectLastPlayed], ownedBesideLastPlayed),
  latestReleases: selectLatestReleases,
  gamesNotOwned: createSelector(
    [({ catalog }: PlayerState) => catalog.gamesNotOwned, selectLatestReleases],
    notOwnedBesideReleases,
  ),
};

/** Of all lists, each game once. */
export const selectListedGames = createSelector(
  [shownGames.lastPlayedGames, shownGames.ownedGames, shownGames.latestReleases, shownGames.gamesNotOwned],
  (...lists) => [...new Map(lists.flat().map((game) => [game.spaceId, game])).values()],
);

export const selectAreListsLoaded = ({ catalog }: PlayerState) =>
  gameLists.every((list) => catalog.loading[list].status === 'loaded');

/** Whether the request for each list has ended, well or not. */
export const selectAreListsSettled = ({ catalog }: PlayerState) =>
  gameLists.every((list) => ['loaded', 'failed'].includes(catalog.loading[list].status));
