import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../connect';
import { claims, games, rewards } from '../../schema';

/** A claim with its reward and game. */
export interface ClaimRecord {
  claim: typeof claims.$inferSelect;
  reward: typeof rewards.$inferSelect;
  gameSlug: string;
  gameTitle: string;
}

export interface ClaimFilter {
  spaceId?: string;
  offset: number;
  limit: number;
}

/** A page of a player's claims of a game or of all games, newest first, refunded ones included; and the total. */
export async function readClaims(
  db: Database,
  profileId: string,
  { spaceId, offset, limit }: ClaimFilter,
): Promise<{ claims: ClaimRecord[]; total: number }> {
  const isWanted = and(eq(claims.profileId, profileId), spaceId ? eq(claims.spaceId, spaceId) : undefined);
  const [counted] = await db.select({ total: count() }).from(claims).where(isWanted);
  const rows = await db
    .select({ claim: claims, reward: rewards, gameSlug: games.slug, gameTitle: games.title })
    .from(claims)
    .innerJoin(rewards, eq(rewards.rewardId, claims.rewardId))
    .innerJoin(games, eq(games.spaceId, claims.spaceId))
    .where(isWanted)
    .orderBy(desc(claims.claimedAt), asc(claims.claimId))
    .offset(offset)
    .limit(limit);
  return { claims: rows, total: counted?.total ?? 0 };
}

export async function addClaim(tx: Database, row: typeof claims.$inferInsert): Promise<void> {
  await tx.insert(claims).values(row);
}
