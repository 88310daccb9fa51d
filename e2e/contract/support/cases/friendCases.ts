import { blockPlayer, getBlocks, reportPlayer, unblockPlayer } from '../../../../services/account/blocks';
import {
  acceptFriendship,
  changeFriend,
  dropFriendRequest,
  endFriendship,
  getFriendRequests,
  requestFriendship,
} from '../../../../services/account/friends';
import { getLeaderboard } from '../../../../services/account/leaderboard';
import { changePresence } from '../../../../services/account/presence';
import { request } from '../../../../services/http/endpoint';
import { newPlayer, type Player, type Fixture } from '../fixture';
import { as, type EndpointCase, endpointCase } from './endpointCase';

/** Friend requests, friendships, presence and the leaderboard. */
export const friendCases: readonly EndpointCase[] = [
  endpointCase({
    endpoint: changeFriend,
    prepare: async (fixture) => {
      const [player, pid] = await twoFriends(fixture);
      return as(player, { pid, isFavorite: true, nickname: 'Captain' });
    },
    expects: (friend) => expect(friend).toMatchObject({ isFavorite: true, nickname: 'Captain' }),
    malformed: { body: { isFavorite: 'very' }, names: 'isFavorite' },
  }),
  endpointCase({
    endpoint: endFriendship,
    prepare: async (fixture) => {
      const [player, pid] = await twoFriends(fixture);
      return as(player, { pid });
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: getFriendRequests,
    prepare: async (fixture) => {
      const [, player] = await twoWithRequest(fixture);
      return as(player, null);
    },
    expects: (requests) => expect(requests).toMatchObject([{ state: 'PendingReceivedInvite' }]),
    malformed: null,
  }),
  endpointCase({
    endpoint: requestFriendship,
    prepare: async (fixture) =>
      as(await newPlayer(fixture), { nameOnPlatform: fixture.stranger.session.nameOnPlatform }),
    expects: (response) => expect(response).toMatchObject({ state: 'PendingSentInvite' }),
    malformed: { body: { pid: 7 }, names: 'pid' },
  }),
  endpointCase({
    endpoint: acceptFriendship,
    prepare: async (fixture) => {
      const [requester, receiver] = await twoWithRequest(fixture);
      return as(receiver, { pid: requester.session.profileId });
    },
    expects: ({ friendshipDate }) => expect(friendshipDate).not.toBeNull(),
    malformed: null,
  }),
  endpointCase({
    endpoint: dropFriendRequest,
    prepare: async (fixture) => {
      const [requester, receiver] = await twoWithRequest(fixture);
      return as(receiver, { pid: requester.session.profileId });
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: changePresence,
    prepare: async (fixture) => as(await newPlayer(fixture), { onlineStatus: 'dnd' as const }),
    expects: (presence) => expect(presence).toMatchObject({ status: 'dnd' }),
    malformed: { body: { onlineStatus: 'asleep' }, names: 'onlineStatus' },
  }),
  endpointCase({
    endpoint: getLeaderboard,
    prepare: async (fixture) => {
      const [player] = await twoFriends(fixture);
      return as(player, null);
    },
    expects: ({ scores }) => expect(scores.map(({ placeThisWeek }) => placeThisWeek)).toEqual([1, 1]),
    malformed: null,
  }),
  endpointCase({
    endpoint: getBlocks,
    prepare: async (fixture) => {
      const [player] = await withBlock(fixture);
      return as(player, null);
    },
    expects: (blocks) => expect(blocks).toHaveLength(1),
    malformed: null,
  }),
  endpointCase({
    endpoint: blockPlayer,
    prepare: async (fixture) => {
      const [player, pid] = await twoFriends(fixture);
      return as(player, { pid });
    },
    expects: ({ blockDate }) => expect(blockDate).not.toBe(''),
    malformed: { body: { pid: 7 }, names: 'pid' },
  }),
  endpointCase({
    endpoint: unblockPlayer,
    prepare: async (fixture) => {
      const [player, pid] = await withBlock(fixture);
      return as(player, { pid });
    },
    malformed: null,
  }),
  endpointCase({
    endpoint: reportPlayer,
    prepare: async (fixture) => {
      const { nameOnPlatform } = fixture.stranger.session;
      return as(await newPlayer(fixture), { nameOnPlatform, reason: 'spam' as const, note: 'Sends advertising' });
    },
    malformed: { body: { nameOnPlatform: 'Vega', reason: 'ugly' }, names: 'reason' },
  }),
];

/** Two new players; the first has sent the second a friend request. */
async function twoWithRequest(fixture: Fixture): Promise<[requester: Player, receiver: Player]> {
  const [requester, receiver] = [await newPlayer(fixture), await newPlayer(fixture)];
  await request(requestFriendship, { pid: receiver.session.profileId }, requester.context);
  return [requester, receiver];
}

/** A new player and the profile id of a friend. */
async function twoFriends(fixture: Fixture): Promise<[player: Player, pid: string]> {
  const [requester, receiver] = await twoWithRequest(fixture);
  await request(acceptFriendship, { pid: requester.session.profileId }, receiver.context);
  return [receiver, requester.session.profileId];
}

/** A new player and the profile id of a player whom they have blocked. */
async function withBlock(fixture: Fixture): Promise<[player: Player, pid: string]> {
  const [player, pid] = await twoFriends(fixture);
  await request(blockPlayer, { pid }, player.context);
  return [player, pid];
}
