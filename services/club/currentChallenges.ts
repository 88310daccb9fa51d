import { defineAddition, forVisitors } from '../http/endpoint';
import * as read from '../http/parse';
import { challengeTypes } from './challengeTypes';

const readCurrentChallenge = read.object({
  challengeId: read.string,
  spaceId: read.string,
  gameSlug: read.string,
  gameTitle: read.string,
  gameImageUrl: read.link,
  type: read.oneOf(challengeTypes),
  name: read.string,
  description: read.text,
  imageUrl: read.link,
  unitName: read.optionalText,
  startDate: read.optionalInstant,
  endDate: read.optionalInstant,
  target: read.number,
  thresholds: read.list(
    read.object({
      value: read.number,
      units: read.number,
      xp: read.number,
    }),
  ),
  reward: read.object({ units: read.number, xp: read.number }),
});

export type CurrentChallenge = ReturnType<typeof readCurrentChallenge>;

export const readCurrentChallenges = read.object({
  week: read.object({ startDate: read.instant, endDate: read.instant }),
  challenges: read.list(readCurrentChallenge),
  /** How many weekly challenges there are, and of how many games; null where all of them are listed. */
  weekly: read.orNull(read.object({ challenges: read.number, games: read.number })),
});
export type CurrentChallenges = ReturnType<typeof readCurrentChallenges>;

export const getCurrentChallenges = defineAddition('club.getCurrentChallenges', 'GET', {
  path: '/v1/spaces/club/challenges/current',
  ...forVisitors,
  parse: readCurrentChallenges,
});
