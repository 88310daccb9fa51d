import { z } from 'zod';
import { findAccountsByName } from '../../../db/stores/accounts/accountStore';
import {
  acceptFriendship,
  askForFriendship,
  dropFriendRequest,
  readFriendRequests,
} from '../../../db/stores/players/friendRequestStore';
import { findFriend } from '../../../db/stores/players/friendStore';
import type { Platform } from '../../kernel/honoEnv';
import { notFoundAt, PlatformError } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { emptyReply } from '../../kernel/schemas';
import { friendReply, friendRequestReply, friendRequestShape, friendShape } from './friendShapes';

const path = `/v3/profiles/${idInPath}/friends/requests`;
const onePath = `${path}/:friendId{${guidPattern}}`;
const tag = 'Friends';

const requestBody = z
  .object({ pid: z.guid().optional(), nameOnPlatform: z.string().optional() })
  .refine(({ pid, nameOnPlatform }) => pid !== undefined || nameOnPlatform !== undefined, {
    path: ['pid'],
    message: 'pid or nameOnPlatform is needed',
  });

/** Asking for a friendship and answering; calls of ours in the wire's manner (docs/contracts/club-calls.md, Friends). */
export function friendRequests(platform: Platform) {
  const { db } = platform;

  async function findPlayer({ pid, nameOnPlatform = '' }: z.infer<typeof requestBody>): Promise<string> {
    if (pid) return pid.toLowerCase();
    const [account] = await findAccountsByName(db, [nameOnPlatform]);
    if (!account) throw notFoundAt(`/v3/profiles?namesOnPlatform=${encodeURIComponent(nameOnPlatform)}`);
    return account.userId;
  }

  async function friendOf(profileId: string, friendId: string) {
    const friend = await findFriend(db, profileId, friendId);
    if (!friend) throw notFoundAt(`/v3/profiles/${profileId}/friends/${friendId}`);
    return friendReply(platform, friend);
  }

  return [
    playerOperation(
      {
        id: 'getFriendRequests',
        method: 'GET',
        paths: [path],
        tag,
        summary: 'Friendships that wait for an answer: those received first, newest first.',
        reply: z.object({ requests: z.array(friendRequestShape) }),
      },
      async ({ profileId }) => ({
        requests: (await readFriendRequests(db, profileId)).map((request) => friendRequestReply(platform, request)),
      }),
    ),
    playerOperation(
      {
        id: 'createFriendRequest',
        method: 'POST',
        paths: [path],
        tag,
        summary: 'Asks a player, by id or by name, for a friendship.',
        description: 'Where that player has asked already, both are friends at once. A repeat changes nothing.',
        errors: ['alreadyFriends', 'notFound'],
        body: requestBody,
        reply: z.discriminatedUnion('state', [friendShape, friendRequestShape]),
      },
      async ({ profileId, body, now }) => {
        const friendId = await findPlayer(body);
        if (friendId === profileId) {
          throw new PlatformError('malformed', { moreInfo: 'Body: nobody is a friend of their own.' });
        }
        const outcome = await askForFriendship(db, profileId, friendId, now);
        if (outcome === 'unknown player') throw notFoundAt(`/v3/profiles/${friendId}`);
        if (outcome === 'friends already') throw new PlatformError('alreadyFriends');
        if (outcome === 'befriended') return friendOf(profileId, friendId);
        const request = (await readFriendRequests(db, profileId)).find((one) => one.profileId === friendId);
        // Answered between the two statements.
        return request ? friendRequestReply(platform, request) : friendOf(profileId, friendId);
      },
    ),
    playerOperation(
      {
        id: 'acceptFriendRequest',
        method: 'PUT',
        paths: [onePath],
        tag,
        summary: 'Says yes to a request: both are friends.',
        errors: ['notFound'],
        reply: friendShape,
      },
      async ({ c, profileId, now }) => {
        const friendId = c.req.param('friendId') ?? '';
        if (!(await acceptFriendship(db, profileId, friendId, now))) throw notFoundAt(c.req.path);
        return friendOf(profileId, friendId);
      },
    ),
    playerOperation(
      {
        id: 'deleteFriendRequest',
        method: 'DELETE',
        paths: [onePath],
        tag,
        summary: 'Declines a request that was received, or takes back one that was sent.',
        errors: ['notFound'],
        reply: emptyReply,
      },
      async ({ c, profileId }) => {
        if (!(await dropFriendRequest(db, profileId, c.req.param('friendId') ?? ''))) throw notFoundAt(c.req.path);
        return {};
      },
    ),
  ];
}
