import { asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { accounts, avatars, games } from '../../schema';

export interface GalleryFilter {
  limit: number;
  offset: number;
  isRandom: boolean;
  /** Only avatars of some games: by space, by slug, or by a part of the title. */
  game?: { spaceId: string } | { name: string } | undefined;
}

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

/** Sets a player's avatar; undefined where the gallery has no such avatar. */
export async function chooseAvatar(db: Database, profileId: string, avatarGalleryId: string) {
  const [avatar] = await db.select().from(avatars).where(eq(avatars.avatarGalleryId, avatarGalleryId));
  if (avatar) await db.update(accounts).set({ avatarGalleryId }).where(eq(accounts.userId, profileId));
  return avatar;
}
