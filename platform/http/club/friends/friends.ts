import { z } from 'zod';
import {
  changeFriend,
  countFriends,
  findFriend,
  readFriends,
  readFriendsAmong,
  readFriendsByPresence,
  removeFriend,
} from '../../../db/stores/players/friendStore';
import { away, readPresences, setPresence } from '../../../db/stores/players/presenceStore';
import { readGames } from '../../../db/stores/games/gameStore';
import { returnGiftsOf } from '../../../useCases/club/answerGift';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { listInQueryUpTo, numberInQuery } from '../../kernel/validate';
import { friendResponse, friendShape, onlineStatus, presenceResponse, presenceShape } from './friendShapes';

const whole = z.int().min(0);
const friendCounts = z
  .object({ all: whole, online: whole, playing: whole, favorites: whole })
  .meta({ id: 'FriendCounts' });

const path = `/profiles/${idInPath}/friends`;
const onePath = `/v3${path}/:friendId{${guidPattern}}`;

/** Friends and their presence (wire, Account: friends, onlineStatuses). */
export function friends(services: ServiceContext) {
  const { db } = services;

  return [
    playerOperation('GET', [`/v3${path}`, `/v2${path}`], {
      id: 'getFriends',
      summary: 'The player’s friends, favourites first, then by name: at most 500 of them.',
      query: z.object({
        offset: numberInQuery({ min: 0, max: 100_000, fallback: 0 }),
        limit: numberInQuery({ min: 1, max: 500, fallback: 500 }),
        order: z
          .enum(['name', 'presence'])
          .default('name')
          .describe('`presence`: who plays first, then who is here, with `onlineStatuses` and `counts`.'),
      }),
      response: z.object({
        friends: z.array(friendShape),
        onlineStatuses: z.array(presenceShape).optional().describe('Of these friends.'),
        counts: friendCounts.optional(),
      }),
      handle: async ({ profileId, query: { order, ...page }, now }) => {
        if (order === 'name')
          return {
            friends: (await readFriends(db, profileId, page)).map((friend) => friendResponse(services, friend)),
          };
        const found = await readFriendsByPresence(db, profileId, page, now);
        const games = await readGames(db);
        return {
          friends: found.map(({ friend }) => friendResponse(services, friend)),
          onlineStatuses: found.map(({ friend, presence }) =>
            presenceResponse(services, friend.profileId, presence, games),
          ),
          counts: await countFriends(db, profileId, now),
        };
      },
    }),
    playerOperation('PUT', onePath, {
      id: 'updateFriend',
      summary: 'Makes a friend a favourite, or gives them a nickname that the player alone sees.',
      errors: ['notFound'],
      body: z.object({
        isFavorite: z.boolean().optional(),
        nickname: z.string().trim().max(30).optional().describe('Empty for none.'),
      }),
      response: friendShape,
      handle: async ({ c, profileId, body, now }) => {
        const friendId = c.req.param('friendId') ?? '';
        orNotFound(await changeFriend(db, profileId, friendId, body, now));
        return friendResponse(services, orNotFound(await findFriend(db, profileId, friendId)));
      },
    }),
    playerOperation('DELETE', onePath, {
      id: 'deleteFriend',
      summary: 'Ends a friendship, for both sides. Gifts that wait return to their givers.',
      errors: ['notFound'],
      handle: async ({ c, profileId, now }) => {
        orNotFound(await removeFriend(db, profileId, c.req.param('friendId') ?? ''));
        await returnGiftsOf(db, profileId, now);
      },
    }),
    playerOperation('GET', '/v1/users/onlineStatuses', {
      id: 'getOnlineStatuses',
      summary: 'Who of the player and friends is here, and in which game; anybody else is offline.',
      query: z.object({ userIds: listInQueryUpTo(50).pipe(z.array(z.guid())) }),
      response: z.object({ onlineStatuses: z.array(presenceShape) }),
      handle: async ({ profileId, query: { userIds }, now }) => {
        const known = await readFriendsAmong(db, profileId, userIds);
        const visible = userIds.map((id) => id.toLowerCase()).filter((id) => id === profileId || known.has(id));
        const presences = await readPresences(db, visible, now);
        const games = await readGames(db);
        const presenceOf = (userId: string) => presences.get(userId.toLowerCase()) ?? away;
        return {
          onlineStatuses: userIds.map((userId) => presenceResponse(services, userId, presenceOf(userId), games)),
        };
      },
    }),
    playerOperation('PUT', `/v3/profiles/${idInPath}/onlineStatus`, {
      id: 'updateOnlineStatus',
      summary: 'Says how the player wants to be seen; it fades after 15 minutes unless it is said again.',
      body: z.object({ onlineStatus }),
      response: presenceShape,
      handle: async ({ profileId, body, now }) => {
        await setPresence(db, profileId, body.onlineStatus, now);
        const presence = (await readPresences(db, [profileId], now)).get(profileId) ?? away;
        return presenceResponse(services, profileId, presence, await readGames(db));
      },
    }),
  ];
}
