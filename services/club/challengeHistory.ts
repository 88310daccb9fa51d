import { defineAddition, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';
import { readChallenge } from './challenges';

export const readChallengeHistory = read.object({
  challenges: read.list(readChallenge),
  /** On all pages. */
  total: read.number,
});

/** Latest first. */
export const getChallengeHistory = defineAddition('club.getChallengeHistory', 'GET', {
  path: '/v1/profiles/me/club/challenges/history',
  query: pick<PageInput & { spaceId?: string }>('spaceId', 'offset', 'limit'),
  parse: readChallengeHistory,
});

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

const readChallengeEvent = read.object({
  eventId: read.string,
  date: read.instant,
  gameTitle: read.optionalText,
  platform: read.optionalText,
  /** As the game reported it. */
  count: read.counter,
  /** The part of `count` that advanced the challenge. */
  counted: read.counter,
  /** Null if the event counted, or if the services send an unknown reason. */
  reason: (value) => exclusionReasons.find((reason) => reason === value) ?? null,
});
export type ChallengeEvent = ReturnType<typeof readChallengeEvent>;

export const readChallengeEvents = read.object({
  events: read.list(readChallengeEvent),
  total: read.number,
});

/** Newest first. */
export const getChallengeEvents = defineAddition('club.getChallengeEvents', 'GET', {
  path: '/v1/profiles/me/club/challenges/events',
  query: pick<PageInput & { spaceId: string; challengeId: string }>('challengeId', 'spaceId', 'offset', 'limit'),
  parse: readChallengeEvents,
});
