import { defineEndpoint } from '../http/endpoint';
import { readBoolean, readInstant, readLink, readList, readNumber, readObject, readString } from '../http/parse';

/** The XP and rank of the player or a friend. */
export interface LeaderboardScore {
  /** Profile id. */
  pid: string;
  nameOnPlatform: string;
  avatarUrl: string | null;
  isMe: boolean;
  level: number;
  xp: number;
  /** Rank by total XP. Equal scores share a rank, and the next rank is skipped accordingly. */
  placeInTotal: number;
  xpThisWeek: number;
  placeThisWeek: number;
  /** XP of each of the last weeks, the current week first. */
  xpOfWeeks: number[];
}

const readScore = readObject<LeaderboardScore>((field) => ({
  pid: field('pid', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  avatarUrl: field('avatarUrl', readLink),
  isMe: field('isMe', readBoolean),
  level: field('level', readNumber),
  xp: field('xp', readNumber),
  placeInTotal: field('placeInTotal', readNumber),
  xpThisWeek: field('xpThisWeek', readNumber),
  placeThisWeek: field('placeThisWeek', readNumber),
  xpOfWeeks: field('xpOfWeeks', readList(readNumber)),
}));

/** The player and friends, ordered by the XP of this week. */
export interface Leaderboard {
  /** The first instant of the next week. */
  weekEndDate: string;
  scores: LeaderboardScore[];
}

export const readLeaderboard = readObject<Leaderboard>((field) => ({
  weekEndDate: field('weekEndDate', readInstant),
  scores: field('scores', readList(readScore)),
}));

export const getLeaderboard = defineEndpoint<null, Leaderboard>({
  name: 'account.getLeaderboard',
  method: 'GET',
  path: () => '/v3/profiles/me/friends/leaderboard',
  auth: 'ticket',
  parse: readLeaderboard,
});
