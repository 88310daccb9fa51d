import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';
import { selectUnits } from '../../units/selectors';
import { availabilityOf } from '../rules';

export const selectGoalState = ({ goal }: PlayerState) => goal;

/** The goal with its availability; null without one. */
export const selectGoal = createSelector(
  [({ goal }: PlayerState) => goal.goal, selectUnits],
  (goal, units) => goal && { ...goal, availability: availabilityOf(goal.reward, units) },
);
