import { z } from 'zod';
import {
  away,
  changeFriend,
  findFriend,
  readFriends,
  readPresences,
  removeFriend,
  setPresence,
} from '../../../db/stores/players/friendStore';
import { readGames } from '../../../db/stores/games/gameStore';
import type { Platform } from '../../kernel/honoEnv';
import { notFoundAt } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { emptyReply } from '../../kernel/schemas';
import { listInQueryUpTo } from '../../kernel/validate';
import { friendReply, friendShape, onlineStatus, presenceReply, presenceShape } from './friendShapes';

const path = `/profiles/${idInPath}/friends`;
const onePath = `/v3${path}/:friendId{${guidPattern}}`;
const tag = 'Friends';

/** The player's friends, and who of them is here and plays what (wire, Account: friends, onlineStatuses). */
export function friends(platform: Platform) {
  const { db } = platform;

  return [
    playerOperation(
      {
        id: 'getFriends',
        method: 'GET',
        paths: [`/v3${path}`, `/v2${path}`],
        tag,
        summary: 'The player’s friends, favourites first, then by name.',
        reply: z.object({ friends: z.array(friendShape) }),
      },
      async ({ profileId }) => ({
        friends: (await readFriends(db, profileId)).map((friend) => friendReply(platform, friend)),
      }),
    ),
    playerOperation(
      {
        id: 'updateFriend',
        method: 'PUT',
        paths: [onePath],
        tag,
        summary: 'Makes a friend a favourite, or gives them a nickname that the player alone sees.',
        errors: ['notFound'],
        body: z.object({
          isFavorite: z.boolean().optional(),
          nickname: z.string().trim().max(30).optional().describe('Empty for none.'),
        }),
        reply: friendShape,
      },
      async ({ c, profileId, body, now }) => {
        const friendId = c.req.param('friendId') ?? '';
        const isChanged = await changeFriend(db, profileId, friendId, body, now);
        const friend = isChanged && (await findFriend(db, profileId, friendId));
        if (!friend) throw notFoundAt(c.req.path);
        return friendReply(platform, friend);
      },
    ),
    playerOperation(
      {
        id: 'deleteFriend',
        method: 'DELETE',
        paths: [onePath],
        tag,
        summary: 'Ends a friendship, for both sides.',
        errors: ['notFound'],
        reply: emptyReply,
      },
      async ({ c, profileId }) => {
        if (!(await removeFriend(db, profileId, c.req.param('friendId') ?? ''))) throw notFoundAt(c.req.path);
        return {};
      },
    ),
    playerOperation(
      {
        id: 'getOnlineStatuses',
        method: 'GET',
        paths: ['/v1/users/onlineStatuses'],
        tag,
        summary: 'Who of the player and friends is here, and in which game; anybody else is offline.',
        query: z.object({ userIds: listInQueryUpTo(50).pipe(z.array(z.guid())) }),
        reply: z.object({ onlineStatuses: z.array(presenceShape) }),
      },
      async ({ profileId, query: { userIds }, now }) => {
        const known = new Set([profileId, ...(await readFriends(db, profileId)).map((friend) => friend.profileId)]);
        const visible = userIds.filter((userId) => known.has(userId.toLowerCase()));
        const presences = await readPresences(db, visible, now);
        const games = await readGames(db);
        const presenceOf = (userId: string) => presences.get(userId.toLowerCase()) ?? away;
        return {
          onlineStatuses: userIds.map((userId) => presenceReply(platform, userId, presenceOf(userId), games)),
        };
      },
    ),
    playerOperation(
      {
        id: 'updateOnlineStatus',
        method: 'PUT',
        paths: [`/v3/profiles/${idInPath}/onlineStatus`],
        tag,
        summary: 'Says how the player wants to be seen; it fades after 15 minutes unless it is said again.',
        body: z.object({ onlineStatus }),
        reply: presenceShape,
      },
      async ({ profileId, body, now }) => {
        await setPresence(db, profileId, body.onlineStatus, now);
        const presence = (await readPresences(db, [profileId], now)).get(profileId) ?? away;
        return presenceReply(platform, profileId, presence, await readGames(db));
      },
    ),
  ];
}
