import { Hono } from 'hono';
import { z } from 'zod';
import { away, readFriends, readPresences, type Presence } from '../../db/friendStore';
import { readGames, type Game } from '../../db/gameStore';
import type { HonoEnv, Platform } from '../context';
import { wireDate, wireDateOrNull } from '../dates';
import { idInPath } from '../paths';
import { requireTicket } from '../ticket';
import { listInQuery, readQuery } from '../validate';
import { profileOf } from './paths';
import { avatarImage, gameImages } from './shapes/pictures';

const statusesQuery = z.object({ userIds: listInQuery });

/** The player's friends, and who of them is here and plays what (wire, Account: friends, onlineStatuses). */
export function friends(platform: Platform) {
  const { db, clock } = platform;
  return new Hono<HonoEnv>()
    .get(`/:version{v[23]}/profiles/${idInPath}/friends`, requireTicket(platform), async (c) => {
      const rows = await readFriends(db, profileOf(c));
      return c.json({
        friends: rows.map((friend) => ({
          pid: friend.profileId,
          userId: friend.profileId,
          nameOnPlatform: friend.nameOnPlatform,
          avatarUrl: avatarImage(platform, friend),
          state: 'Friends',
          isFavorite: friend.isFavorite,
          nickname: friend.nickname,
          lastModified: wireDate(friend.lastModified),
          friendshipDate: wireDate(friend.friendshipDate),
        })),
      });
    })
    .get('/v1/users/onlineStatuses', requireTicket(platform), async (c) => {
      const { profileId } = c.get('caller');
      const { userIds } = readQuery(c, statusesQuery);
      const known = new Set([profileId, ...(await readFriends(db, profileId)).map((friend) => friend.profileId)]);
      const presences = await readPresences(
        db,
        userIds.filter((userId) => known.has(userId)),
        clock.now(),
      );
      const games = await readGames(db);
      return c.json({
        onlineStatuses: userIds.map((userId) => statusReply(userId, presences.get(userId) ?? away)),
      });

      function statusReply(userId: string, presence: Presence) {
        const game = games.find((one) => one.spaceId === presence.spaceId);
        return {
          userId,
          onlineStatus: presence.status,
          connections: game ? [connectionReply(userId, game, presence)] : [],
        };
      }
    });

  function connectionReply(profileId: string, game: Game, { since }: Presence) {
    return {
      applicationId: game.platforms[0]?.applicationId ?? null,
      connectionProfileId: profileId,
      createdAt: wireDateOrNull(since),
      lastModifiedAt: wireDateOrNull(since),
      spaceId: game.spaceId,
      name: game.title,
      slug: game.slug,
      imageUrl: gameImages(platform, game.slug).lowThumbnail,
      lastModified: wireDateOrNull(since),
    };
  }
}
