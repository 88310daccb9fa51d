import { createAction } from '@reduxjs/toolkit';

export const rewardsScopes = ['owned', 'all'] as const;
export type RewardsScope = (typeof rewardsScopes)[number];

/** Fetches the rewards of a player's games, or of all games. Apart from the slice, which a visitor's page does not load. */
export const playerRewardsRequested = createAction('playerRewards/requested', (scope: RewardsScope = 'owned') => ({
  payload: { scope },
}));
