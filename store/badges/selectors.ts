import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

/** Everything there is to do once. */
export const selectActions = ({ badges }: RootState) => badges.actions;

/** What gives a badge; a badge is the player's when it is completed. */
export const selectBadges = createSelector([selectActions], (actions) => actions.filter(({ isBadge }) => isBadge));

export const selectBadgesStatus = ({ badges }: RootState) => badges.status;

export const selectBadgesFailure = ({ badges }: RootState) => badges.failure;
