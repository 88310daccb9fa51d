import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../connect';
import { accounts, claims, games, rewards, wishes } from '../../schema';
import { firstResponseOf, type KeyedRequest } from './idempotencyStore';
import { ledgerStateOf } from './ledgerStore';
import { claimantOf } from './rewardStore';

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

/** What a claim depends on, read while the player is locked: the account, the ledger, earlier claims and responses. */
export async function readClaimState(tx: Database, { profileId, key }: KeyedRequest) {
  const [state] = await tx
    .select({
      account: accounts,
      first: firstResponseOf(profileId, key),
      ledger: ledgerStateOf(profileId),
      claimant: claimantOf(profileId),
    })
    .from(accounts)
    .where(eq(accounts.userId, profileId));
  if (!state) throw new Error(`There is no player ${profileId}.`);
  return state;
}

/** The statements that record a claim and remove the reward from the wishlist, for `writeTogether`. */
export const claimWrites = (tx: Database, row: typeof claims.$inferInsert) => [
  tx.insert(claims).values(row),
  tx.delete(wishes).where(and(eq(wishes.profileId, row.profileId), eq(wishes.rewardId, row.rewardId))),
];
