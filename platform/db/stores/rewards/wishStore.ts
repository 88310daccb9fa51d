import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database';
import { wishes } from '../../schema';

export type WishRow = typeof wishes.$inferSelect;

/** A player's wishlist, newest first. */
export const readWishes = (db: Database, profileId: string): Promise<WishRow[]> =>
  db.select().from(wishes).where(eq(wishes.profileId, profileId)).orderBy(desc(wishes.wishedAt), asc(wishes.rewardId));

export async function addWishRow(db: Database, profileId: string, rewardId: string, now: Date): Promise<void> {
  await db.insert(wishes).values({ profileId, rewardId, wishedAt: now }).onConflictDoNothing();
}

export async function removeWish(db: Database, profileId: string, rewardId: string): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.profileId, profileId), eq(wishes.rewardId, rewardId)));
}

/** Stores that the player was notified of wishes, or saw them; other rewards are ignored. */
export async function noteWishes(
  db: Database,
  profileId: string,
  { notified, seen }: { notified: readonly string[]; seen: readonly string[] },
  now: Date,
): Promise<void> {
  const note = async (rewardIds: readonly string[], values: Partial<WishRow>) => {
    if (rewardIds.length === 0) return;
    await db
      .update(wishes)
      .set(values)
      .where(and(eq(wishes.profileId, profileId), inArray(wishes.rewardId, [...rewardIds])));
  };
  await note(notified, { notifiedAt: now });
  await note(seen, { seenAt: now });
}
