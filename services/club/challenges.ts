import { defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { challengeTypes } from './challengeTypes';
import type { Region } from './configuration';

/** A challenge is active once activated, completed at its last threshold, and banked when its rewards are claimed. */
const challengeStatuses = ['available', 'active', 'completed', 'banked', 'expired'] as const;

const readThreshold = read.object({ value: read.number, units: read.counter, xp: read.counter, reached: read.flag });

/** Reaching `value` gives `units` and `xp`. */
export type ChallengeThreshold = ReturnType<typeof readThreshold>;

/** Names, or objects with a name. */
const readItemNames: read.Reader<string[]> = read.orElse(
  read.list<string>((value, path) =>
    typeof value === 'string' ? value : read.inField('name', read.string)(value, path),
  ),
  [],
);

const readContribution = read.orNull(read.inField('contribution', read.counter));

export const readChallenge = read.fields((field) => ({
  challengeId: field('challengeId', read.string),
  spaceId: field('spaceId', read.string),
  gameTitle: field('gameTitle', read.optionalText),
  type: field('type', read.oneOf(challengeTypes)),
  name: field('name', read.string),
  description: field('description', read.text),
  imageUrl: field('imageUrl', read.link),
  startDate: field('startDate', read.optionalInstant),
  /** Null without a time limit. */
  endDate: field('endDate', read.optionalInstant),
  /** The first instant at which banking is no longer possible, some days after `endDate`; null without a time limit. */
  bankUntil: field('bankUntil', read.optionalInstant),
  /** The counted things, in the plural: 'sea caves'. */
  unitName: field('unitName', read.optionalText),
  status: field('status', read.oneOf(challengeStatuses)),
  /** Platforms on which play counts; null for all platforms of the game. */
  platforms: field('platforms', read.orNull(read.list(read.string))),
  /** Null for other challenges than a community's. */
  contribution: field('community', readContribution),
  /** In the unit of `thresholds[].value`. */
  progress: field('progress', read.counter),
  thresholds: field('thresholds', read.orElse(read.list(readThreshold), [])),
  reward: field('reward', read.object({ units: read.counter, xp: read.counter, items: readItemNames })),
  activationDate: field('activationDate', read.optionalInstant),
  completionDate: field('completionDate', read.optionalInstant),
  bankedDate: field('bankedDate', read.optionalInstant),
}));
export type Challenge = ReturnType<typeof readChallenge>;

export const readChallenges = read.listIn('challenges', readChallenge);

const readPayment = read.object({
  rewardsGranted: read.object({ units: read.number, xp: read.counter }),
  unitBalance: read.number,
});

/** The response holds the challenge's fields and the rewards in one object. */
export const readBankedChallenge = (value: unknown, path?: string) => ({
  challenge: readChallenge(value, path),
  ...readPayment(value, path),
});

export const readBankedChallenges = (value: unknown, path?: string) => ({
  challenges: readChallenges(value, path),
  ...readPayment(value, path),
});
export type BankedChallenges = ReturnType<typeof readBankedChallenges>;

interface ChallengeInput extends Region {
  spaceId: string;
  challengeId: string;
}

const step = {
  path: '/v2/profiles/me/club/challenges',
  query: pick<ChallengeInput>('country', 'locale'),
  body: pick<ChallengeInput>('challengeId', 'spaceId'),
};

/** Idempotent: activating an active challenge returns it unchanged. */
export const activateChallenge = defineEndpoint('club.activateChallenge', 'POST', { ...step, parse: readChallenge });

/** Rejected with `challengeAlreadyBanked` the second time. */
export const bankChallenge = defineEndpoint('club.bankChallenge', 'PUT', { ...step, parse: readBankedChallenge });
