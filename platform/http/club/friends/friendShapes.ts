import { z } from 'zod';
import type { Block } from '../../../db/stores/players/blockStore';
import type { FriendRequest } from '../../../db/stores/players/friendRequestStore';
import { type Friend } from '../../../db/stores/players/friendStore';
import { onlineStatuses, type Presence } from '../../../db/stores/players/presenceStore';
import type { Game } from '../../../db/stores/games/catalogStore';
import { timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { avatarImage, gameImages, pictureUrl, type ImageOrigin } from '../images';

const player = {
  pid: z.guid().describe('The other player’s profile.'),
  userId: z.guid(),
  nameOnPlatform: z.string(),
  avatarUrl: pictureUrl,
};

/** A friend of the player (wire, Shapes: Friend). */
export const friendShape = z
  .object({
    ...player,
    state: z.literal('Friends'),
    isFavorite: z.boolean(),
    nickname: z.string(),
    lastModified: timestamp,
    friendshipDate: timestamp,
  })
  .meta({ id: 'Friend' });

export const friendRequestShape = z
  .object({
    ...player,
    state: z.enum(['PendingSentInvite', 'PendingReceivedInvite']),
    requestDate: timestamp,
  })
  .meta({ id: 'FriendRequest' });

export const blockShape = z.object({ ...player, blockDate: timestamp }).meta({ id: 'Block' });

const connectionShape = z.object({
  applicationId: z.guid().nullable(),
  connectionProfileId: z.guid(),
  createdAt: timestamp.nullable(),
  lastModifiedAt: timestamp.nullable(),
  spaceId: z.guid(),
  name: z.string(),
  slug: z.string(),
  imageUrl: pictureUrl,
  lastModified: timestamp.nullable(),
});

export const onlineStatus = z.enum(onlineStatuses);

export const presenceShape = z
  .object({ userId: z.guid(), onlineStatus, connections: z.array(connectionShape) })
  .meta({ id: 'OnlineStatus' });

export const friendResponse = (origin: ImageOrigin, friend: Friend): z.infer<typeof friendShape> => ({
  ...playerResponse(origin, friend),
  state: 'Friends',
  isFavorite: friend.isFavorite,
  nickname: friend.nickname,
  lastModified: wireDate(friend.lastModified),
  friendshipDate: wireDate(friend.friendshipDate),
});

export const friendRequestResponse = (
  origin: ImageOrigin,
  request: FriendRequest,
): z.infer<typeof friendRequestShape> => ({
  ...playerResponse(origin, request),
  state: request.isSent ? 'PendingSentInvite' : 'PendingReceivedInvite',
  requestDate: wireDate(request.requestDate),
});

export const blockResponse = (origin: ImageOrigin, block: Block): z.infer<typeof blockShape> => ({
  ...playerResponse(origin, block),
  blockDate: wireDate(block.blockedAt),
});

const playerResponse = (origin: ImageOrigin, other: Friend | FriendRequest | Block) => ({
  pid: other.profileId,
  userId: other.profileId,
  nameOnPlatform: other.nameOnPlatform,
  avatarUrl: avatarImage(origin, other),
});

export function presenceResponse(
  origin: ImageOrigin,
  userId: string,
  presence: Presence,
  games: readonly Game[],
): z.infer<typeof presenceShape> {
  const game = games.find(({ spaceId }) => spaceId === presence.spaceId);
  const connections = game ? [connectionResponse(origin, userId, game, presence)] : [];
  return { userId, onlineStatus: presence.status, connections };
}

const connectionResponse = (origin: ImageOrigin, profileId: string, game: Game, { since }: Presence) => ({
  applicationId: game.platforms[0]?.applicationId ?? null,
  connectionProfileId: profileId,
  createdAt: wireDateOrNull(since),
  lastModifiedAt: wireDateOrNull(since),
  spaceId: game.spaceId,
  name: game.title,
  slug: game.slug,
  imageUrl: gameImages(origin, game.slug).lowThumbnail,
  lastModified: wireDateOrNull(since),
});
