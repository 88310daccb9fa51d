import { z } from 'zod';
import { fetchFromPlatform } from './platform';
import type { Player } from './players';

const requests = '/v3/profiles/me/friends/requests';

/** Sends a friend request to another player, without the site. */
export const requestFriendship = ({ ticket }: Player, other: Player) =>
  fetchFromPlatform(requests, z.object({}), { method: 'POST', ticket, body: { pid: other.userId } });

/** Accepts another player's friend request, without the site. */
const acceptFriendship = ({ ticket }: Player, other: Player) =>
  fetchFromPlatform(`${requests}/${other.userId}`, z.object({}), { method: 'PUT', ticket });

/** Makes two players friends, without the site. */
export async function befriend(one: Player, other: Player): Promise<void> {
  await requestFriendship(one, other);
  await acceptFriendship(other, one);
}

/** Names in the player's open friend requests, in both directions. */
export const requestsOf = async ({ ticket }: Player) =>
  (
    await fetchFromPlatform(requests, z.object({ requests: z.array(z.object({ nameOnPlatform: z.string() })) }), {
      ticket,
    })
  ).requests.map(({ nameOnPlatform }) => nameOnPlatform);

const friendsResponse = z.object({
  friends: z.array(z.object({ nameOnPlatform: z.string(), isFavorite: z.boolean() })),
});

export const friendsOf = async ({ ticket }: Player) =>
  (await fetchFromPlatform('/v3/profiles/me/friends', friendsResponse, { ticket })).friends;

const presencesResponse = z.object({ onlineStatuses: z.array(z.object({ onlineStatus: z.string() })) });

/** A friend's online status as a player sees it. */
export const presenceFor = async ({ ticket }: Player, friend: Player) =>
  (await fetchFromPlatform(`/v1/users/onlineStatuses?userIds=${friend.userId}`, presencesResponse, { ticket }))
    .onlineStatuses[0]?.onlineStatus;
