import { defineEndpoint } from '../http/endpoint';
import {
  orElse,
  orNull,
  readCounter,
  type Reader,
  readFlag,
  readLink,
  readList,
  readListIn,
  readNumber,
  readObject,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { type ChallengeType, challengeTypes } from './challengeTypes';
import type { Region } from './configuration';

/** A challenge is active once activated, completed at its last threshold, and banked when its rewards are claimed. */
const challengeStatuses = ['available', 'active', 'completed', 'banked', 'expired'] as const;
type ChallengeStatus = (typeof challengeStatuses)[number];

/** A step of a challenge: reaching `value` gives `units` and `xp`. */
export interface ChallengeThreshold {
  value: number;
  units: number;
  xp: number;
  reached: boolean;
}

export interface Challenge {
  challengeId: string;
  spaceId: string;
  gameSlug: string | null;
  gameTitle: string | null;
  type: ChallengeType;
  name: string;
  description: string;
  imageUrl: string | null;
  startDate: string | null;
  /** Null for a challenge without a time limit. */
  endDate: string | null;
  /** The first instant at which banking is no longer possible, some days after `endDate`; null without a time limit. */
  bankUntil: string | null;
  /** The counted things, in the plural: 'sea caves'. */
  unitName: string | null;
  status: ChallengeStatus;
  /** Platforms on which play counts; null for all platforms of the game. */
  platforms: string[] | null;
  /** The player's own part of a community challenge; null for other challenges. */
  contribution: number | null;
  /** In the unit of `thresholds[].value`. */
  progress: number;
  thresholds: ChallengeThreshold[];
  reward: { units: number; xp: number; items: string[] };
  activationDate: string | null;
  completionDate: string | null;
  bankedDate: string | null;
}

/** Item rewards: names, or objects with a name. */
const readItemNames: Reader<string[]> = orElse(
  readList<string>((value, path) =>
    typeof value === 'string' ? value : readObject((item) => item('name', readString))(value, path),
  ),
  [],
);

const readContribution = orNull(readObject((community) => community('contribution', readCounter)));

export const readChallenge = readObject<Challenge>((field) => ({
  challengeId: field('challengeId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readOptionalText),
  gameTitle: field('gameTitle', readOptionalText),
  type: field('type', readOneOf(challengeTypes)),
  name: field('name', readString),
  description: field('description', readText),
  imageUrl: field('imageUrl', readLink),
  startDate: field('startDate', readOptionalInstant),
  endDate: field('endDate', readOptionalInstant),
  bankUntil: field('bankUntil', readOptionalInstant),
  unitName: field('unitName', readOptionalText),
  status: field('status', readOneOf(challengeStatuses)),
  platforms: field('platforms', orNull(readList(readString))),
  contribution: field('community', readContribution),
  progress: field('progress', readCounter),
  thresholds: field(
    'thresholds',
    orElse(
      readList(
        readObject((threshold) => ({
          value: threshold('value', readNumber),
          units: threshold('units', readCounter),
          xp: threshold('xp', readCounter),
          reached: threshold('reached', readFlag),
        })),
      ),
      [],
    ),
  ),
  reward: field(
    'reward',
    readObject((reward) => ({
      units: reward('units', readCounter),
      xp: reward('xp', readCounter),
      items: reward('items', readItemNames),
    })),
  ),
  activationDate: field('activationDate', readOptionalInstant),
  completionDate: field('completionDate', readOptionalInstant),
  bankedDate: field('bankedDate', readOptionalInstant),
}));

export const readChallenges = readListIn('challenges', readChallenge);

/** A banked challenge with the rewards granted. */
export interface BankedChallenge {
  challenge: Challenge;
  rewardsGranted: { units: number; xp: number };
  /** Units after banking. */
  unitBalance: number;
}

const readPayment = readObject((field) => ({
  rewardsGranted: field(
    'rewardsGranted',
    readObject((granted) => ({ units: granted('units', readNumber), xp: granted('xp', readCounter) })),
  ),
  unitBalance: field('unitBalance', readNumber),
}));

/** The response holds the challenge's fields and the rewards in one object. */
export const readBankedChallenge: Reader<BankedChallenge> = (value, path) => ({
  challenge: readChallenge(value, path),
  ...readPayment(value, path),
});

/** The challenges that one call banked, with the totals that they granted. */
export interface BankedChallenges extends Omit<BankedChallenge, 'challenge'> {
  challenges: Challenge[];
}

export const readBankedChallenges: Reader<BankedChallenges> = (value, path) => ({
  challenges: readChallenges(value, path),
  ...readPayment(value, path),
});

interface ChallengeInput extends Region {
  spaceId: string;
  challengeId: string;
}

/** Idempotent: activating an active challenge returns it unchanged. */
export const activateChallenge = defineEndpoint<ChallengeInput, Challenge>({
  name: 'club.activateChallenge',
  method: 'POST',
  path: () => '/v2/profiles/me/club/challenges',
  query: ({ country, locale }) => ({ country, locale }),
  body: ({ challengeId, spaceId }) => ({ challengeId, spaceId }),
  auth: 'ticket',
  parse: readChallenge,
});

/** Claims the rewards of a completed challenge; rejected with `challengeAlreadyBanked` the second time. */
export const bankChallenge = defineEndpoint<ChallengeInput, BankedChallenge>({
  name: 'club.bankChallenge',
  method: 'PUT',
  path: () => '/v2/profiles/me/club/challenges',
  query: ({ country, locale }) => ({ country, locale }),
  body: ({ challengeId, spaceId }) => ({ challengeId, spaceId }),
  auth: 'ticket',
  parse: readBankedChallenge,
});
