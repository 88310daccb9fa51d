import { z } from 'zod';
import { readFriendRequests } from '../../../db/stores/players/friendRequestStore';
import { acceptFriendship, dropFriendRequest, requestFriendship } from '../../../useCases/club/friendships';
import { findFriend } from '../../../db/stores/players/friendStore';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { findOtherPlayer, otherPlayer } from './otherPlayer';
import { friendResponse, friendRequestResponse, friendRequestShape, friendShape } from './friendShapes';

const path = `/v3/profiles/${idInPath}/friends/requests`;
const onePath = `${path}/:friendId{${guidPattern}}`;

/** Friend requests; this platform's own operations (docs/contracts/club-calls.md, Friends). */
export function friendRequests(services: ServiceContext) {
  const { db } = services;

  const friendOf = async (profileId: string, friendId: string) =>
    friendResponse(services, orNotFound(await findFriend(db, profileId, friendId)));

  return [
    playerOperation('GET', path, {
      id: 'getFriendRequests',
      summary: 'Friendships that wait for an answer: the newest 200 received, then as many sent.',
      response: z.object({ requests: z.array(friendRequestShape) }),
      handle: async ({ profileId }) => ({
        requests: (await readFriendRequests(db, profileId)).map((request) => friendRequestResponse(services, request)),
      }),
    }),
    playerOperation('POST', path, {
      id: 'createFriendRequest',
      summary: 'Asks a player, by id or by name, for a friendship.',
      description: 'Where that player has asked already, both are friends at once. A repeat changes nothing.',
      errors: ['alreadyFriends', 'playerBlocked', 'notFound', 'policiesNotAccepted', 'tooManyCalls'],
      body: otherPlayer,
      response: z.discriminatedUnion('state', [friendShape, friendRequestShape]),
      handle: async ({ profileId, body, now }) => {
        const friendId = await findOtherPlayer(db, profileId, body);
        await requestFriendship(db, profileId, friendId, now);
        const [request] = await readFriendRequests(db, profileId, friendId);
        // Without a request, the other player had sent one, or has accepted between the two statements.
        return request ? friendRequestResponse(services, request) : friendOf(profileId, friendId);
      },
    }),
    playerOperation('PUT', onePath, {
      id: 'acceptFriendRequest',
      summary: 'Says yes to a request: both are friends.',
      errors: ['notFound', 'policiesNotAccepted'],
      response: friendShape,
      handle: async ({ c, profileId, now }) => {
        const friendId = c.req.param('friendId') ?? '';
        await acceptFriendship(db, profileId, friendId, now);
        return friendOf(profileId, friendId);
      },
    }),
    playerOperation('DELETE', onePath, {
      id: 'deleteFriendRequest',
      summary: 'Declines a request that was received, or takes back one that was sent.',
      errors: ['notFound'],
      handle: ({ c, profileId, now }) => dropFriendRequest(db, profileId, c.req.param('friendId') ?? '', now),
    }),
  ];
}
