import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from './connect';
import { promotionKeys } from './schema';

type PromotionKeyRow = typeof promotionKeys.$inferSelect;

export async function addPromotionKeys(tx: Database, rows: readonly PromotionKeyRow[]): Promise<void> {
  await tx.insert(promotionKeys).values([...rows]);
}

/** A player's codes, the newest first. */
export const readPromotionKeys = (db: Database, profileId: string): Promise<PromotionKeyRow[]> =>
  db
    .select()
    .from(promotionKeys)
    .where(eq(promotionKeys.profileId, profileId))
    .orderBy(desc(promotionKeys.boughtAt), asc(promotionKeys.code));
