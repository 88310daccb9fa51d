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
import { newPlayer, type Player, type World } from '../world';
import { as, type Way, way } from './way';

/** Making and ending friendships. */
export const friendWays: readonly Way[] = [
  way({
    endpoint: changeFriend,
    prepare: async (world) => {
      const [player, pid] = await twoFriends(world);
      return as(player, { pid, isFavorite: true, nickname: 'Captain' });
    },
    expects: (friend) => expect(friend).toMatchObject({ isFavorite: true, nickname: 'Captain' }),
    malformed: { body: { isFavorite: 'very' }, names: 'isFavorite' },
  }),
  way({
    endpoint: endFriendship,
    prepare: async (world) => {
      const [player, pid] = await twoFriends(world);
      return as(player, { pid });
    },
    malformed: null,
  }),
  way({
    endpoint: getFriendRequests,
    prepare: async (world) => {
      const [, player] = await twoWhoMet(world);
      return as(player, null);
    },
    expects: (requests) => expect(requests).toMatchObject([{ state: 'PendingReceivedInvite' }]),
    malformed: null,
  }),
  way({
    endpoint: requestFriendship,
    prepare: async (world) => as(await newPlayer(world), { nameOnPlatform: world.stranger.session.nameOnPlatform }),
    expects: (reply) => expect(reply).toMatchObject({ state: 'PendingSentInvite' }),
    malformed: { body: { pid: 7 }, names: 'pid' },
  }),
  way({
    endpoint: acceptFriendship,
    prepare: async (world) => {
      const [asking, asked] = await twoWhoMet(world);
      return as(asked, { pid: asking.session.profileId });
    },
    expects: (friend) => expect(friend).toMatchObject({ state: 'Friends' }),
    malformed: null,
  }),
  way({
    endpoint: dropFriendRequest,
    prepare: async (world) => {
      const [asking, asked] = await twoWhoMet(world);
      return as(asked, { pid: asking.session.profileId });
    },
    malformed: null,
  }),
  way({
    endpoint: changePresence,
    prepare: async (world) => as(await newPlayer(world), { onlineStatus: 'dnd' as const }),
    expects: (presence) => expect(presence).toMatchObject({ status: 'dnd' }),
    malformed: { body: { onlineStatus: 'asleep' }, names: 'onlineStatus' },
  }),
  way({
    endpoint: getLeaderboard,
    prepare: async (world) => {
      const [player] = await twoFriends(world);
      return as(player, null);
    },
    expects: ({ scores }) => expect(scores.map(({ placeThisWeek }) => placeThisWeek)).toEqual([1, 1]),
    malformed: null,
  }),
];

/** Two new players; the first has asked the second for a friendship. */
async function twoWhoMet(world: World): Promise<[asking: Player, asked: Player]> {
  const [asking, asked] = [await newPlayer(world), await newPlayer(world)];
  await request(requestFriendship, { pid: asked.session.profileId }, asking.context);
  return [asking, asked];
}

/** A new player with a friend, who is named by profile id. */
async function twoFriends(world: World): Promise<[player: Player, pid: string]> {
  const [asking, asked] = await twoWhoMet(world);
  await request(acceptFriendship, { pid: asking.session.profileId }, asked.context);
  return [asked, asking.session.profileId];
}
