import { defineEndpoint } from '../http/endpoint';
import {
  readInstant,
  readLink,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { visitorTimeoutMs } from '../http/visitorTimeout';
import { challengeTypes } from './challengeTypes';

const readCurrentChallenge = readObject((field) => ({
  challengeId: field('challengeId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
  gameImageUrl: field('gameImageUrl', readLink),
  type: field('type', readOneOf(challengeTypes)),
  name: field('name', readString),
  description: field('description', readText),
  imageUrl: field('imageUrl', readLink),
  unitName: field('unitName', readOptionalText),
  startDate: field('startDate', readOptionalInstant),
  endDate: field('endDate', readOptionalInstant),
  target: field('target', readNumber),
  thresholds: field(
    'thresholds',
    readList(
      readObject((threshold) => ({
        value: threshold('value', readNumber),
        units: threshold('units', readNumber),
        xp: threshold('xp', readNumber),
      })),
    ),
  ),
  reward: field(
    'reward',
    readObject((reward) => ({ units: reward('units', readNumber), xp: reward('xp', readNumber) })),
  ),
}));

/** A challenge as visitors see it: its target and rewards, without a player's progress. */
export type CurrentChallenge = ReturnType<typeof readCurrentChallenge>;

export const readCurrentChallenges = readObject((field) => ({
  week: field(
    'week',
    readObject((week) => ({ startDate: week('startDate', readInstant), endDate: week('endDate', readInstant) })),
  ),
  challenges: field('challenges', readList(readCurrentChallenge)),
}));
export type CurrentChallenges = ReturnType<typeof readCurrentChallenges>;

/** The challenges that are open now, and the start and end of the current week. */
export const getCurrentChallenges = defineEndpoint<null, CurrentChallenges>({
  name: 'club.getCurrentChallenges',
  method: 'GET',
  path: () => '/v1/spaces/club/challenges/current',
  auth: 'none',
  parse: readCurrentChallenges,
  timeoutMs: visitorTimeoutMs,
});
