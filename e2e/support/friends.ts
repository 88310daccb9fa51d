import { z } from 'zod';
import { ask } from './platform';
import type { Player } from './players';

const requests = '/v3/profiles/me/friends/requests';

/** Asks another player for a friendship, past the site. */
export const askForFriendship = ({ ticket }: Player, other: Player) =>
  ask(requests, z.object({}), { method: 'POST', ticket, body: { pid: other.userId } });

/** Says yes to what another player has asked, past the site. */
export const acceptFriendship = ({ ticket }: Player, other: Player) =>
  ask(`${requests}/${other.userId}`, z.object({}), { method: 'PUT', ticket });

/** Makes two players friends, past the site. */
export async function befriend(one: Player, other: Player): Promise<void> {
  await askForFriendship(one, other);
  await acceptFriendship(other, one);
}

/** Names that wait for an answer of the player's, or that the player waits for. */
export const requestsOf = async ({ ticket }: Player) =>
  (
    await ask(requests, z.object({ requests: z.array(z.object({ nameOnPlatform: z.string() })) }), { ticket })
  ).requests.map(({ nameOnPlatform }) => nameOnPlatform);

const friendsReply = z.object({
  friends: z.array(z.object({ nameOnPlatform: z.string(), isFavorite: z.boolean() })),
});

export const friendsOf = async ({ ticket }: Player) =>
  (await ask('/v3/profiles/me/friends', friendsReply, { ticket })).friends;

const presencesReply = z.object({ onlineStatuses: z.array(z.object({ onlineStatus: z.string() })) });

/** How a friend shows to a player. */
export const presenceSeenBy = async ({ ticket }: Player, friend: Player) =>
  (await ask(`/v1/users/onlineStatuses?userIds=${friend.userId}`, presencesReply, { ticket })).onlineStatuses[0]
    ?.onlineStatus;
