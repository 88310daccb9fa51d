import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../rootReducer';
import { badgeEntries } from './rules';

export const selectBadgeEntries = createSelector(
  [({ badges }: PlayerState) => badges.badges, ({ badges }: PlayerState) => badges.actions],
  badgeEntries,
);
