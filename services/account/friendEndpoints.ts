import { defineEndpoint, path } from '../http/endpoint';
import { readNothing } from '../http/parse';
import { readFriendRequests, readLeaderboard, readRequestedFriend } from './friendParse';
import { readFriend, readPresence } from './parse';
import type { Friend, FriendRequest, Leaderboard, OnlineStatus, Presence } from './types';

// Making and ending friendships: calls of this platform's own (docs/contracts/club-calls.md, Friends).

/** Another player, by profile id. */
interface Other {
  pid: string;
}

const requestsPath = '/v3/profiles/me/friends/requests';
const friendPath = ({ pid }: Other) => path`/v3/profiles/me/friends/${pid}`;
const requestPath = ({ pid }: Other) => requestsPath + path`/${pid}`;

/** Marks a friend, or calls them something: both the player's own business. */
export const changeFriend = defineEndpoint<Other & { isFavorite?: boolean; nickname?: string }, Friend>({
  name: 'account.changeFriend',
  method: 'PUT',
  path: friendPath,
  body: ({ isFavorite, nickname }) => ({ isFavorite, nickname }),
  auth: 'ticket',
  parse: readFriend,
});

/** Ends a friendship for both. */
export const endFriendship = defineEndpoint<Other, null>({
  name: 'account.endFriendship',
  method: 'DELETE',
  path: friendPath,
  auth: 'ticket',
  parse: readNothing,
});

/** Requests that wait for an answer, those received first. */
export const getFriendRequests = defineEndpoint<null, FriendRequest[]>({
  name: 'account.getFriendRequests',
  method: 'GET',
  path: () => requestsPath,
  auth: 'ticket',
  parse: readFriendRequests,
});

/** Asks for a friendship. A player who has asked already is a friend at once. */
export const requestFriendship = defineEndpoint<Other | { nameOnPlatform: string }, Friend | FriendRequest>({
  name: 'account.requestFriendship',
  method: 'POST',
  path: () => requestsPath,
  body: (other) => other,
  auth: 'ticket',
  parse: readRequestedFriend,
});

export const acceptFriendship = defineEndpoint<Other, Friend>({
  name: 'account.acceptFriendship',
  method: 'PUT',
  path: requestPath,
  auth: 'ticket',
  parse: readFriend,
});

/** Declines a request that was received, or takes back one that was sent. */
export const dropFriendRequest = defineEndpoint<Other, null>({
  name: 'account.dropFriendRequest',
  method: 'DELETE',
  path: requestPath,
  auth: 'ticket',
  parse: readNothing,
});

/** How the player wants to be seen; it fades to offline unless it is said again. */
export const changePresence = defineEndpoint<{ onlineStatus: OnlineStatus }, Presence>({
  name: 'account.changePresence',
  method: 'PUT',
  path: () => '/v3/profiles/me/onlineStatus',
  body: ({ onlineStatus }) => ({ onlineStatus }),
  auth: 'ticket',
  parse: readPresence,
});

/** The XP of the player and of friends, this week and in total. */
export const getLeaderboard = defineEndpoint<null, Leaderboard>({
  name: 'account.getLeaderboard',
  method: 'GET',
  path: () => '/v3/profiles/me/friends/leaderboard',
  auth: 'ticket',
  parse: readLeaderboard,
});
