import { asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { accounts, avatars, games } from '../../schema';

export interface GalleryFilter {
  limit: number;
  offset: number;
  /** In no order at all rather than the gallery's. */
  isRandom: boolean;
  /** Avatars of some games only: a space, a slug, or what stands somewhere in their titles. */
  game?: { spaceId: string } | { name: string } | undefined;
}

/** A page of the gallery, and how many avatars the filter finds. */
export async function readGallery(db: Database, { limit, offset, isRandom, game }: GalleryFilter) {
  const wanted = game && ofGame(game);
  const page = await db
    .select({ avatar: avatars, gameTitle: games.title })
    .from(avatars)
    .leftJoin(games, eq(games.spaceId, avatars.spaceId))
    .where(wanted)
    .orderBy(isRandom ? sql`random()` : asc(avatars.position))
    .limit(limit)
    .offset(offset);
  const [row] = await db
    .select({ total: count() })
    .from(avatars)
    .leftJoin(games, eq(games.spaceId, avatars.spaceId))
    .where(wanted);
  return { page, total: row?.total ?? 0 };
}

function ofGame(game: { spaceId: string } | { name: string }) {
  if ('spaceId' in game) return eq(avatars.spaceId, game.spaceId);
  const inTitle = `%${game.name.replace(/[\\%_]/g, '\\$&')}%`;
  return or(eq(games.slug, game.name), ilike(games.title, inTitle));
}

/** Gives a player an avatar of the gallery; undefined where it has none such. */
export async function chooseAvatar(db: Database, profileId: string, avatarGalleryId: string) {
  const [avatar] = await db.select().from(avatars).where(eq(avatars.avatarGalleryId, avatarGalleryId));
  if (avatar) await db.update(accounts).set({ avatarGalleryId }).where(eq(accounts.userId, profileId));
  return avatar;
}
