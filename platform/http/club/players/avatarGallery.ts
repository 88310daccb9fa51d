import { z } from 'zod';
import { chooseAvatar, readGallery } from '../../../db/stores/players/avatarStore';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { headerNames } from '../../kernel/headers';
import { openOperation, playerOperation } from '../../kernel/operation';
import { numberInQuery } from '../../kernel/validate';
import { galleryImage, pictureUrl } from '../images';

const galleryQuery = z.object({
  locale: z.string().optional(),
  limit: numberInQuery({ min: 1, max: 100, fallback: 50 }),
  offset: numberInQuery({ min: 0, max: 10_000, fallback: 0 }),
  random: z.enum(['true', 'false', '1', '0']).default('false'),
  game: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('A game by its space or its slug, or games by a part of their titles; none found is an empty page.'),
});

const gallery = z.object({
  total: z.int(),
  limit: z.int(),
  offset: z.int(),
  avatars: z.array(
    z.object({
      avatarGalleryId: z.string(),
      name: clubText,
      imageUrl: pictureUrl,
      game: z.object({ spaceId: z.guid(), name: z.string().nullable() }).nullable(),
    }),
  ),
});

/** The avatar gallery: reading is public, choosing needs a ticket (wire, Account; spec 6). */
export function avatarGallery(services: ServiceContext) {
  const { db } = services;

  return [
    openOperation('GET', ['/v2/avatar/gallery/', '/v2/avatar/gallery'], {
      id: 'getAvatarGallery',
      summary: 'The pictures that players choose from, a page at a time, of one game or in a random order if asked.',
      description: `${headerNames.totalCount} tells how many there are.`,
      query: galleryQuery,
      response: gallery,
      handle: async ({ c, query: { limit, offset, random, game } }) => {
        const isRandom = random === 'true' || random === '1';
        const { page, total } = await readGallery(db, {
          limit,
          offset,
          isRandom,
          game: game ? gameNamed(game) : undefined,
        });
        c.header(headerNames.totalCount, String(total));
        return {
          total,
          limit,
          offset,
          avatars: page.map(({ avatar, gameTitle }) => ({
            avatarGalleryId: avatar.avatarGalleryId,
            name: avatar.name,
            imageUrl: galleryImage(services, avatar),
            game: avatar.spaceId ? { spaceId: avatar.spaceId, name: gameTitle } : null,
          })),
        };
      },
    }),
    playerOperation('POST', ['/v2/avatar/gallery-avatar/', '/v2/avatar/gallery-avatar'], {
      id: 'chooseAvatar',
      summary: "Makes a picture of the gallery the player's own.",
      query: z.object({ avatarGalleryId: z.string().min(1).max(80) }),
      response: z.object({ profileId: z.guid(), avatarGalleryId: z.string(), imageUrl: pictureUrl }),
      errors: ['notFound'],
      handle: async ({ profileId, query: { avatarGalleryId } }) => {
        const found = await chooseAvatar(db, profileId, avatarGalleryId);
        const avatar = orNotFound(found, `There is no avatar ${avatarGalleryId}.`);
        return { profileId, avatarGalleryId, imageUrl: galleryImage(services, avatar) };
      },
    }),
  ];
}

const gameNamed = (game: string) => (z.guid().safeParse(game).success ? { spaceId: game } : { name: game });
