import { defineEndpoint } from '../http/endpoint';
import {
  readCounter,
  readInstant,
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readString,
} from '../http/parse';

/** Why an event of the challenge's kind did not count. */
const exclusionReasons = [
  'otherGame',
  'wrongPlatform',
  'beforeStart',
  'afterEnd',
  'notActivated',
  'completed',
  'inReview',
  'rejected',
  'tooLittle',
] as const;
type ExclusionReason = (typeof exclusionReasons)[number];

/** A gameplay event of the challenge's kind, and how it was counted. */
export interface ChallengeEvent {
  eventId: string;
  date: string;
  gameTitle: string | null;
  /** Null where the platform is unknown. */
  platform: string | null;
  /** The count that the game reported. */
  count: number;
  /** The part of `count` that advanced the challenge. */
  counted: number;
  /** Null where the event counted, or where the services send an unknown reason. */
  reason: ExclusionReason | null;
}

const readChallengeEvent = readObject<ChallengeEvent>((field) => ({
  eventId: field('eventId', readString),
  date: field('date', readInstant),
  gameTitle: field('gameTitle', readOptionalText),
  platform: field('platform', readOptionalText),
  count: field('count', readCounter),
  counted: field('counted', readCounter),
  reason: field('reason', (value) => exclusionReasons.find((reason) => reason === value) ?? null),
}));

export interface ChallengeEvents {
  events: ChallengeEvent[];
  total: number;
}

export const readChallengeEvents = readObject<ChallengeEvents>((field) => ({
  events: field('events', readList(readChallengeEvent)),
  total: field('total', readNumber),
}));

/** A page of a challenge's events, newest first, with the reasons why some did not count. */
export const getChallengeEvents = defineEndpoint<
  { spaceId: string; challengeId: string; offset: number; limit: number },
  ChallengeEvents
>({
  name: 'club.getChallengeEvents',
  method: 'GET',
  path: () => '/v1/profiles/me/club/challenges/events',
  query: ({ challengeId, spaceId, offset, limit }) => ({ challengeId, spaceId, offset, limit }),
  auth: 'ticket',
  parse: readChallengeEvents,
});
