import {
  isRecord,
  readBoolean,
  readLink,
  readList,
  readInstant,
  readNumber,
  readObject,
  readOneOf,
  readString,
  type Reader,
} from '../http/parse';
import { readFriend } from './parse';
import { friendRequestStates, type Friend, type FriendRequest, type Leaderboard, type LeaderboardScore } from './types';

const readFriendRequest = readObject<FriendRequest>((field) => ({
  pid: field('pid', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  avatarUrl: field('avatarUrl', readLink),
  state: field('state', readOneOf(friendRequestStates)),
  requestDate: field('requestDate', readInstant),
}));

/** `{requests: [...]}` as a list. */
export const readFriendRequests = readObject((field) => field('requests', readList(readFriendRequest)));

/** What became of asking: a request that waits, or a friend already. */
export const readRequestedFriend: Reader<Friend | FriendRequest> = (value, path) =>
  isRecord(value) && value.state === 'Friends' ? readFriend(value, path) : readFriendRequest(value, path);

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

export const readLeaderboard = readObject<Leaderboard>((field) => ({
  weekEndDate: field('weekEndDate', readInstant),
  scores: field('scores', readList(readScore)),
}));
