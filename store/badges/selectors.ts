import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';

/** Badges of the scope that was requested last. */
export const selectBadges = ({ badges }: PlayerState) => badges.badges;

export const selectOwnedBadgesCount = createSelector(
  [selectBadges],
  (badges) => badges.filter(({ isOwned }) => isOwned).length,
);

/** One-time actions in the game. */
export const selectActions = ({ badges }: PlayerState) => badges.actions;

export const selectBadgesStatus = ({ badges }: PlayerState) => badges.status;
