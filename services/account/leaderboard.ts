import { defineEndpoint } from '../http/endpoint';
import * as read from '../http/parse';

const readScore = read.object({
  /** Profile id. */
  pid: read.string,
  nameOnPlatform: read.string,
  avatarUrl: read.link,
  isMe: read.boolean,
  level: read.number,
  xp: read.number,
  /** Rank by total XP. Equal scores share a rank, and the next rank is skipped accordingly. */
  placeInTotal: read.number,
  xpThisWeek: read.number,
  placeThisWeek: read.number,
  /** XP of each of the last weeks, the current week first. */
  xpOfWeeks: read.list(read.number),
});
export type LeaderboardScore = ReturnType<typeof readScore>;

export const readLeaderboard = read.object({
  /** The first instant of the next week. */
  weekEndDate: read.instant,
  scores: read.list(readScore),
});

/** The player and friends, ordered by the XP of this week. */
export type Leaderboard = ReturnType<typeof readLeaderboard>;

export const getLeaderboard = defineEndpoint<null, Leaderboard>({
  name: 'account.getLeaderboard',
  path: () => '/v3/profiles/me/friends/leaderboard',
  parse: readLeaderboard,
});
