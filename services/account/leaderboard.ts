import { defineAddition } from '../http/endpoint';
import * as read from '../http/parse';

const readScore = read.object({
  pid: read.string,
  nameOnPlatform: read.string,
  avatarUrl: read.link,
  isMe: read.boolean,
  level: read.number,
  xp: read.number,
  /** Equal scores share a rank, and the next rank is skipped accordingly. */
  placeInTotal: read.number,
  xpThisWeek: read.number,
  placeThisWeek: read.number,
  /** The current week first. */
  xpOfWeeks: read.list(read.number),
});
export type LeaderboardScore = ReturnType<typeof readScore>;

export const readLeaderboard = read.object({
  weekEndDate: read.instant,
  scores: read.list(readScore),
});

/** Ordered by the XP of this week. */
export type Leaderboard = ReturnType<typeof readLeaderboard>;

export const getLeaderboard = defineAddition('account.getLeaderboard', 'GET', {
  path: '/v3/profiles/me/friends/leaderboard',
  parse: readLeaderboard,
});
