import { createSelector } from '@reduxjs/toolkit';
import { listName, type ChallengesScope } from '../slice';
import type { RootState } from '../../rootReducer';
import { nothingPast } from './slice';

/** The challenges behind the player in a game, or with null across games. */
export const selectPastChallenges = ({ challengeHistory }: RootState, spaceId: string | null) =>
  challengeHistory[listName({ spaceId })] ?? nothingPast;

/** The scopes that some screen has asked for. */
export const selectScopesOfHistory = createSelector(
  [({ challengeHistory }: RootState) => challengeHistory],
  (lists): ChallengesScope[] => Object.keys(lists).map((name) => ({ spaceId: name === 'all' ? null : name })),
);
