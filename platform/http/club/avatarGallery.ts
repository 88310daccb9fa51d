import { Hono } from 'hono';
import { z } from 'zod';
import { chooseAvatar, readGallery } from '../../db/avatarStore';
import { findGame } from '../../db/gameStore';
import type { HonoEnv, Platform } from '../context';
import { PlatformError } from '../errors';
import { headerNames } from '../headers';
import { requireTicket } from '../ticket';
import { numberInQuery, readQuery } from '../validate';
import { galleryImage } from './wire';

const galleryQuery = z.object({
  limit: numberInQuery({ min: 1, max: 100, fallback: 50 }),
  offset: numberInQuery({ min: 0, max: 10_000, fallback: 0 }),
  random: z.enum(['true', 'false', '1', '0']).default('false'),
  /** A game by its space or its slug. */
  game: z.string().optional(),
});
const choiceQuery = z.object({ avatarGalleryId: z.string().min(1).max(80) });

/** The pictures players choose from: the gallery is public, a choice needs the ticket (wire, Account; spec 6). */
export function avatarGallery(platform: Platform) {
  const { db } = platform;
  return new Hono<HonoEnv>()
    .on('GET', ['/v2/avatar/gallery', '/v2/avatar/gallery/'], async (c) => {
      const { limit, offset, random, game } = readQuery(c, galleryQuery);
      const isRandom = random === 'true' || random === '1';
      const spaceId = game ? await spaceOf(game) : undefined;
      const { page, total } = await readGallery(db, { limit, offset, isRandom, spaceId });
      c.header(headerNames.totalCount, String(total));
      return c.json({
        total,
        limit,
        offset,
        avatars: page.map(({ avatar, gameTitle }) => ({
          avatarGalleryId: avatar.avatarGalleryId,
          name: avatar.name,
          imageUrl: galleryImage(platform, avatar),
          game: avatar.spaceId ? { spaceId: avatar.spaceId, name: gameTitle } : null,
        })),
      });
    })
    .on('POST', ['/v2/avatar/gallery-avatar', '/v2/avatar/gallery-avatar/'], requireTicket(platform), async (c) => {
      const { avatarGalleryId } = readQuery(c, choiceQuery);
      const { profileId } = c.get('caller');
      const avatar = await chooseAvatar(db, profileId, avatarGalleryId);
      if (!avatar) throw new PlatformError('notFound', { message: `Resource 'avatar ${avatarGalleryId}' not found.` });
      return c.json({ profileId, avatarGalleryId, imageUrl: galleryImage(platform, avatar) });
    });

  async function spaceOf(game: string): Promise<string> {
    const isGuid = z.guid().safeParse(game).success;
    const found = await findGame(db, isGuid ? { spaceId: game } : { slug: game });
    if (!found) throw new PlatformError('notFound', { message: `Resource 'game ${game}' not found.` });
    return found.spaceId;
  }
}
