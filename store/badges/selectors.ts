import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

/** Badges of the game, or of all games, that was asked for last. */
export const selectBadges = ({ badges }: RootState) => badges.badges;

/** How many of them the player has. */
export const selectOwnedBadgesCount = createSelector(
  [selectBadges],
  (badges) => badges.filter(({ isOwned }) => isOwned).length,
);

/** What there is to do once in the game. */
export const selectActions = ({ badges }: RootState) => badges.actions;

export const selectBadgesStatus = ({ badges }: RootState) => badges.status;

export const selectBadgesFailure = ({ badges }: RootState) => badges.failure;
