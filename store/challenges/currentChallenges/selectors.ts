import { createSelector } from '@reduxjs/toolkit';
import type { CurrentChallenge } from '../../../services/club/currentChallenges';
import type { PlayerState } from '../../rootReducer';
import { inRoundsOfGames, untouched } from './rules';

const none: readonly CurrentChallenge[] = [];

const selectCurrent = ({ currentChallenges }: PlayerState) => currentChallenges.data ?? none;

export const selectGamePictures = createSelector([selectCurrent], (challenges): Record<string, string | null> =>
  Object.fromEntries(challenges.map(({ spaceId, gameImageUrl }) => [spaceId, gameImageUrl])),
);

/**
 * Weekly challenges that a player without games can start, of many different games. Challenges that the player already
 * has are left out.
 */
export const selectStartable = createSelector(
  [selectCurrent, ({ challenges }: PlayerState) => challenges.challenges],
  (current, own) =>
    inRoundsOfGames(current.filter(({ type, challengeId }) => type === 'weekly' && !(challengeId in own))).map(
      untouched,
    ),
);
