import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';
import { selectUnits } from '../../units/selectors';
import { availabilityOf } from '../rules';
import { selectRewardsById } from '../selectors';

export const selectGoal = createSelector(
  [({ goal }: PlayerState) => goal.goal, selectRewardsById, selectUnits],
  (goal, byId, units) => {
    const reward = goal && byId[goal.rewardId];
    return reward ? { ...goal, reward, availability: availabilityOf(reward, units) } : null;
  },
);
