import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';
import { selectUnits } from '../../units/selectors';
import { availabilityOf } from '../rules';
import type { RewardsScope } from './slice';

/** The rewards of the player's games, or of every game. */
export const selectPlayerRewards = ({ playerRewards }: PlayerState, scope: RewardsScope = 'owned') =>
  playerRewards[scope];

/** The rewards of a scope with their availability. */
export const selectPlayerRewardsWithAvailability = createSelector(
  [
    (state: PlayerState, scope: RewardsScope) => selectPlayerRewards(state, scope).rewardIds,
    (state: PlayerState, scope: RewardsScope) => selectPlayerRewards(state, scope).rewards,
    selectUnits,
  ],
  (ids, byId, units) =>
    ids.flatMap((id) => {
      const reward = byId[id];
      return reward ? { reward, availability: availabilityOf(reward, units) } : [];
    }),
);

/** The scopes that screens have requested, with their rewards. */
export const selectRequestedScopes = createSelector(
  [({ playerRewards }: PlayerState) => playerRewards],
  ({ owned, all }) =>
    [{ scope: 'owned', ...owned } as const, { scope: 'all', ...all } as const].filter(
      ({ status }) => status !== 'idle',
    ),
);

/** The spaces of the games whose rewards the player may claim; null until they are known. */
export const selectOwnedSpaces = createSelector([({ playerRewards }: PlayerState) => playerRewards.owned], (owned) =>
  owned.status === 'loaded' || owned.rewardIds.length > 0
    ? new Set(Object.values(owned.rewards).map(({ spaceId }) => spaceId))
    : null,
);
