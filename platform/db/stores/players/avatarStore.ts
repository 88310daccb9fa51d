import { asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { accounts, avatars, games } from '../../schema';
import type { Page } from '../../slices';

export interface GalleryFilter extends Page {
  isRandom: boolean;
  /** Only avatars of some games: by space, by slug, or by a part of the title. */
  game?: { spaceId: string } | { name: string } | undefined;
}

export async function readGallery(db: Database, { limit, offset, isRandom, game }: GalleryFilter) {
  const wanted = game && ofGame(game);
  const found = db
    .select({ avatar: avatars, gameTitle: games.title })
    .from(avatars)
    .leftJoin(games, eq(games.spaceId, avatars.spaceId))
    .where(wanted);
  const total = await db.$count(found.as('found'));
  const page = await found
    .orderBy(isRandom ? sql`random()` : asc(avatars.position))
    .limit(limit)
    .offset(offset);
  return { page, total };
}

function ofGame(game: { spaceId: string } | { name: string }) {
  if ('spaceId' in game) return eq(avatars.spaceId, game.spaceId);
  const inTitle = `%${game.name.replace(/[\\%_]/g, '\\$&')}%`;
  return or(eq(games.slug, game.name), ilike(games.title, inTitle));
}

/** Sets a player's avatar; undefined where the gallery has no such avatar. */
export async function chooseAvatar(db: Database, profileId: string, avatarGalleryId: string) {
  const [avatar] = await db.select().from(avatars).where(eq(avatars.avatarGalleryId, avatarGalleryId));
  if (avatar) await db.update(accounts).set({ avatarGalleryId }).where(eq(accounts.userId, profileId));
  return avatar;
}
