import { defineEndpoint, path } from '../http/endpoint';
import {
  isRecord,
  type Reader,
  readFlag,
  readInstant,
  readLink,
  readListIn,
  readNothing,
  readObject,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';

export interface Friend {
  /** Profile id. */
  pid: string;
  nameOnPlatform: string;
  state: string;
  isFavorite: boolean;
  nickname: string | null;
  avatarUrl: string | null;
  friendshipDate: string | null;
}

export const readFriend = readObject<Friend>((field) => ({
  pid: field('pid', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  state: field('state', readText),
  isFavorite: field('isFavorite', readFlag),
  nickname: field('nickname', readOptionalText),
  avatarUrl: field('avatarUrl', readLink),
  friendshipDate: field('friendshipDate', readOptionalInstant),
}));

export const readFriends = readListIn('friends', readFriend);

const friendRequestStates = ['PendingSentInvite', 'PendingReceivedInvite'] as const;

/** A pending friend request. */
export interface FriendRequest {
  /** Profile id of the other player. */
  pid: string;
  nameOnPlatform: string;
  avatarUrl: string | null;
  state: (typeof friendRequestStates)[number];
  requestDate: string;
}

const readFriendRequest = readObject<FriendRequest>((field) => ({
  pid: field('pid', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  avatarUrl: field('avatarUrl', readLink),
  state: field('state', readOneOf(friendRequestStates)),
  requestDate: field('requestDate', readInstant),
}));

export const readFriendRequests = readListIn('requests', readFriendRequest);

/** A pending request; or a friend, if the other player has already sent a request. */
export const readRequestedFriend: Reader<Friend | FriendRequest> = (value, path) =>
  isRecord(value) && value.state === 'Friends' ? readFriend(value, path) : readFriendRequest(value, path);

// Friend requests are an addition of this platform (docs/contracts/club-calls.md, Friends).

/** Another player, by profile id. */
interface OtherPlayer {
  pid: string;
}

const requestsPath = '/v3/profiles/me/friends/requests';

const friendPath = ({ pid }: OtherPlayer) => path`/v3/profiles/me/friends/${pid}`;

const requestPath = ({ pid }: OtherPlayer) => requestsPath + path`/${pid}`;

export const getFriends = defineEndpoint<{ profileId?: string }, Friend[]>({
  name: 'account.getFriends',
  method: 'GET',
  path: ({ profileId = 'me' }) => path`/v3/profiles/${profileId}/friends`,
  auth: 'ticket',
  parse: readFriends,
});

/** Sets the favorite mark or the nickname of a friend; only the player sees them. */
export const changeFriend = defineEndpoint<OtherPlayer & { isFavorite?: boolean; nickname?: string }, Friend>({
  name: 'account.changeFriend',
  method: 'PUT',
  path: friendPath,
  body: ({ isFavorite, nickname }) => ({ isFavorite, nickname }),
  auth: 'ticket',
  parse: readFriend,
});

/** Ends a friendship for both players. */
export const endFriendship = defineEndpoint<OtherPlayer, null>({
  name: 'account.endFriendship',
  method: 'DELETE',
  path: friendPath,
  auth: 'ticket',
  parse: readNothing,
});

/** Pending requests, received ones first. */
export const getFriendRequests = defineEndpoint<null, FriendRequest[]>({
  name: 'account.getFriendRequests',
  method: 'GET',
  path: () => requestsPath,
  auth: 'ticket',
  parse: readFriendRequests,
});

/** Sends a friend request. If the other player has already sent one, they become friends at once. */
export const requestFriendship = defineEndpoint<OtherPlayer | { nameOnPlatform: string }, Friend | FriendRequest>({
  name: 'account.requestFriendship',
  method: 'POST',
  path: () => requestsPath,
  body: (player) => player,
  auth: 'ticket',
  parse: readRequestedFriend,
});

export const acceptFriendship = defineEndpoint<OtherPlayer, Friend>({
  name: 'account.acceptFriendship',
  method: 'PUT',
  path: requestPath,
  auth: 'ticket',
  parse: readFriend,
});

/** Declines a received request, or cancels a sent one. */
export const dropFriendRequest = defineEndpoint<OtherPlayer, null>({
  name: 'account.dropFriendRequest',
  method: 'DELETE',
  path: requestPath,
  auth: 'ticket',
  parse: readNothing,
});
