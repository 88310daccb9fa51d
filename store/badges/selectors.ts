import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

/** Badges of the scope that was requested last. */
export const selectBadges = ({ badges }: RootState) => badges.badges;

export const selectOwnedBadgesCount = createSelector(
  [selectBadges],
  (badges) => badges.filter(({ isOwned }) => isOwned).length,
);

/** One-time actions in the game. */
export const selectActions = ({ badges }: RootState) => badges.actions;

export const selectBadgesStatus = ({ badges }: RootState) => badges.status;
