import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';

export const selectBadges = ({ badges }: PlayerState) => badges.badges;

export const selectOwnedBadgesCount = createSelector(
  [selectBadges],
  (badges) => badges.filter(({ isOwned }) => isOwned).length,
);

export const selectActions = ({ badges }: PlayerState) => badges.actions;

export const selectBadgesStatus = ({ badges }: PlayerState) => badges.status;
