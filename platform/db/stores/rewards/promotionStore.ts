import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database';
import { promotionKeys } from '../../schema';

type PromotionKeyRow = typeof promotionKeys.$inferInsert;

export async function addPromotionKeys(tx: Database, rows: readonly PromotionKeyRow[]): Promise<void> {
  await tx.insert(promotionKeys).values([...rows]);
}

/** More than a player redeems in years: a code is valid for three months. */
const codesShown = 500;

/** A player's newest codes, the newest first. */
export const readPromotionKeys = (db: Database, profileId: string): Promise<PromotionKeyRow[]> =>
  db
    .select()
    .from(promotionKeys)
    .where(and(eq(promotionKeys.profileId, profileId), isNull(promotionKeys.refundedAt)))
    .orderBy(desc(promotionKeys.boughtAt), asc(promotionKeys.code))
    .limit(codesShown);
