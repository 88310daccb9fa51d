import { defineAddition, path, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { readPresence } from './presence';

export const readFriend = read.object({
  pid: read.string,
  nameOnPlatform: read.string,
  isFavorite: read.flag,
  nickname: read.optionalText,
  avatarUrl: read.link,
  friendshipDate: read.optionalInstant,
});
export type Friend = ReturnType<typeof readFriend>;

export const readFriends = read.listIn('friends', readFriend);

const readFriendCounts = read.object({
  all: read.number,
  online: read.number,
  playing: read.number,
  favorites: read.number,
});
export type FriendCounts = ReturnType<typeof readFriendCounts>;

const readFirstFriends = read.object({
  friends: read.list(readFriend),
  onlineStatuses: read.orElse(read.list(readPresence), []),
  /** Of all friends; null from services that do not know the order. */
  counts: read.orNull(readFriendCounts),
});

const friendRequestStates = ['PendingSentInvite', 'PendingReceivedInvite'] as const;

const readFriendRequest = read.object({
  pid: read.string,
  nameOnPlatform: read.string,
  avatarUrl: read.link,
  state: read.oneOf(friendRequestStates),
  requestDate: read.instant,
});
export type FriendRequest = ReturnType<typeof readFriendRequest>;

export const readFriendRequests = read.listIn('requests', readFriendRequest);

/** A pending request; or a friend, if the other player has already sent a request. */
export const readRequestedFriend: read.Reader<Friend | FriendRequest> = (value, path) =>
  read.isRecord(value) && value.state === 'Friends' ? readFriend(value, path) : readFriendRequest(value, path);

// Friend requests are an addition of this platform (docs/contracts/club-calls.md, Friends).

interface OtherPlayer {
  pid: string;
}

const requestsPath = '/v3/profiles/me/friends/requests';

const friendPath = ({ pid }: OtherPlayer) => path`/v3/profiles/me/friends/${pid}`;

const requestPath = ({ pid }: OtherPlayer) => requestsPath + path`/${pid}`;

/** 500 of them, from `offset` (0 by default); services without pages return all, whatever the offset. */
export const getFriends = defineAddition('account.getFriends', 'GET', {
  path: ({ profileId = 'me' }: { profileId?: string; offset?: number }) => path`/v3/profiles/${profileId}/friends`,
  query: ({ offset }) => ({ offset }),
  parse: readFriends,
});

/** The first `limit` friends: those who play first, then those online. */
export const getFirstFriends = defineAddition('account.getFirstFriends', 'GET', {
  path: '/v3/profiles/me/friends',
  query: ({ limit }: { limit: number }) => ({ order: 'presence', limit }),
  parse: readFirstFriends,
});

/** Only the player sees them. */
export const changeFriend = defineAddition('account.changeFriend', 'PUT', {
  path: friendPath,
  body: pick<OtherPlayer & { isFavorite?: boolean; nickname?: string }>('isFavorite', 'nickname'),
  parse: readFriend,
});

export const endFriendship = defineAddition('account.endFriendship', 'DELETE', {
  path: friendPath,
  parse: read.nothing,
});

/** Received ones first. */
export const getFriendRequests = defineAddition('account.getFriendRequests', 'GET', {
  path: requestsPath,
  parse: readFriendRequests,
});

/** If the other player has already sent one, they become friends at once. */
export const requestFriendship = defineAddition('account.requestFriendship', 'POST', {
  path: requestsPath,
  body: (player: OtherPlayer | { nameOnPlatform: string }) => player,
  parse: readRequestedFriend,
});

export const acceptFriendship = defineAddition('account.acceptFriendship', 'PUT', {
  path: requestPath,
  parse: readFriend,
});

/** Received or sent. */
export const dropFriendRequest = defineAddition('account.dropFriendRequest', 'DELETE', {
  path: requestPath,
  parse: read.nothing,
});
