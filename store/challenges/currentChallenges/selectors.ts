import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';
import { inRoundsOfGames, untouched } from './rules';

export const selectCurrentStatus = ({ currentChallenges }: PlayerState) => currentChallenges.status;

export const selectGamePictures = createSelector(
  [({ currentChallenges }: PlayerState) => currentChallenges.challenges],
  (challenges): Record<string, string | null> =>
    Object.fromEntries(challenges.map(({ spaceId, gameImageUrl }) => [spaceId, gameImageUrl])),
);

/**
 * Weekly challenges that a player without games can start, of many different games. Challenges that the player already
 * has are left out.
 */
export const selectStartable = createSelector(
  [
    ({ currentChallenges }: PlayerState) => currentChallenges.challenges,
    ({ challenges }: PlayerState) => challenges.challenges,
  ],
  (current, own) =>
    inRoundsOfGames(current.filter(({ type, challengeId }) => type === 'weekly' && !(challengeId in own))).map(
      untouched,
    ),
);
