import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from './connect';
import { accounts, avatars, games } from './schema';

export interface GalleryFilter {
  limit: number;
  offset: number;
  /** In no order at all rather than the gallery's. */
  isRandom: boolean;
  /** Avatars of one game only. */
  spaceId?: string;
}

/** A page of the gallery, and how many avatars the filter finds. */
export async function readGallery(db: Database, { limit, offset, isRandom, spaceId }: GalleryFilter) {
  const wanted = spaceId ? eq(avatars.spaceId, spaceId) : undefined;
  const page = await db
    .select({ avatar: avatars, gameTitle: games.title })
    .from(avatars)
    .leftJoin(games, eq(games.spaceId, avatars.spaceId))
    .where(wanted)
    .orderBy(isRandom ? sql`random()` : asc(avatars.position))
    .limit(limit)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(avatars).where(wanted);
  return { page, total: row?.total ?? 0 };
}

/** Gives a player an avatar of the gallery; undefined where it has none such. */
export async function chooseAvatar(db: Database, profileId: string, avatarGalleryId: string) {
  const [avatar] = await db.select().from(avatars).where(eq(avatars.avatarGalleryId, avatarGalleryId));
  if (avatar) await db.update(accounts).set({ avatarGalleryId }).where(eq(accounts.userId, profileId));
  return avatar;
}
