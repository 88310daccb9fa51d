import { createSelector } from '@reduxjs/toolkit';
import { availabilityOf } from '../rules';
import type { RootState } from '../../rootReducer';
import { selectUnits } from '../../units/selectors';

export const selectPlayerRewards = ({ playerRewards }: RootState) => playerRewards;

/** The rewards of the player's games with their availability. */
export const selectPlayerRewardsWithAvailability = createSelector(
  [
    ({ playerRewards }: RootState) => playerRewards.rewardIds,
    ({ playerRewards }: RootState) => playerRewards.rewards,
    selectUnits,
  ],
  (ids, byId, units) =>
    ids.flatMap((id) => {
      const reward = byId[id];
      return reward ? { reward, availability: availabilityOf(reward, units) } : [];
    }),
);
