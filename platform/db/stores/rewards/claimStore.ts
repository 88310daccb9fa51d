import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database';
import { insertRows } from '../../insertRows';
import { readRow } from '../../readRow';
import { addDays } from '../../../domain/calendar';
import { undoDays, undoRejectionOf } from '../../../domain/rewards';
import { accounts, claims, games, gifts, goals, lots, rewards, transactions, wishes } from '../../schema';
import type { Page } from '../../slices';
import { firstResult, firstResultOf } from './idempotencyStore';
import { ledgerState, ledgerStateOf } from './ledgerStore';
import { claimantOf, claimantState } from './rewardStore';

export type ClaimRow = typeof claims.$inferSelect;
export type NewClaim = typeof claims.$inferInsert;

/** Units that return together, and their expiry; null where they never expire. */
interface ReturningLot {
  units: number;
  expiresAt: Date | null;
  /** True where it does not become valid again once it has expired. */
  hasGrace: boolean;
}

export type ClaimRecord = Awaited<ReturnType<typeof readClaims>>['claims'][number];

export interface ClaimFilter extends Page {
  spaceId?: string | undefined;
  isUndoable?: boolean;
}

/** A page of a player's claims of a game or of all games, newest first, refunded ones included; and the total. */
export async function readClaims(
  db: Database,
  profileId: string,
  { spaceId, isUndoable, offset, limit }: ClaimFilter,
  now: Date,
) {
  const isWanted = and(
    eq(claims.profileId, profileId),
    spaceId ? eq(claims.spaceId, spaceId) : undefined,
    isUndoable ? undoable(now) : undefined,
  );
  const rows = await db
    .select({
      claim: claims,
      reward: rewards,
      gameSlug: games.slug,
      gameTitle: games.title,
      /** Who gave it; null where the player claimed it, or the giver's account is deleted. */
      giverName: accounts.nameOnPlatform,
    })
    .from(claims)
    .innerJoin(rewards, eq(rewards.rewardId, claims.rewardId))
    .innerJoin(games, eq(games.spaceId, claims.spaceId))
    .leftJoin(gifts, eq(gifts.giftId, claims.giftId))
    .leftJoin(accounts, eq(accounts.userId, gifts.giverId))
    .where(isWanted)
    .orderBy(desc(claims.claimedAt), asc(claims.claimId))
    .offset(offset)
    .limit(limit);
  const open = rows.filter(({ claim }) => undoRejectionOf(claim, now) === null);
  const returning = await readReturningLots(
    db,
    open.flatMap(({ claim: { transactionId } }) => transactionId ?? []),
  );
  /** `undo`: the lots that its Units return to if the player takes it back; null where that is no longer possible. */
  const records = rows.map((row) => ({ ...row, undo: returning.get(row.claim.transactionId ?? '') ?? null }));
  return { claims: records, total: await db.$count(claims, isWanted) };
}

/** The condition of `undoRejectionOf`, for the database. */
const undoable = (now: Date) =>
  and(
    isNull(claims.refundedAt),
    isNull(claims.deliveredAt),
    isNotNull(claims.transactionId),
    gte(claims.claimedAt, addDays(now, -undoDays)),
  );

/** The lots that entries drew from, by the entry; soonest expiry first, as they were drawn. */
async function readReturningLots(db: Database, entryIds: readonly string[]): Promise<Map<string, ReturningLot[]>> {
  if (entryIds.length === 0) return new Map();
  const entries = await db
    .select({ id: transactions.id, draws: transactions.draws })
    .from(transactions)
    .where(inArray(transactions.id, [...entryIds]));
  const lotIds = entries.flatMap(({ draws }) => draws.map(({ lotId }) => lotId));
  const rows = await db
    .select({ lotId: lots.lotId, expiresAt: lots.expiresAt, hasGrace: lots.hasGrace })
    .from(lots)
    .where(inArray(lots.lotId, lotIds));
  const lotOf = new Map(rows.map(({ lotId, ...lot }) => [lotId, lot]));
  return new Map(
    entries.map(({ id, draws }) => [
      id,
      draws.flatMap(({ lotId, units }) => {
        const lot = lotOf.get(lotId);
        return lot ? [{ units, ...lot }] : [];
      }),
    ]),
  );
}

/** Every claim of a player, refunded ones included. */
export const readOwnClaims = (tx: Database, profileId: string): Promise<ClaimRow[]> =>
  tx.select().from(claims).where(eq(claims.profileId, profileId));

/** The statement that marks a claim as taken back, for `writeTogether`. */
export const undoWrite = (tx: Database, claimId: string, at: Date) =>
  tx.update(claims).set({ undoneAt: at, refundedAt: at }).where(eq(claims.claimId, claimId));

/** The statements that mark claims as delivered, for `writeTogether`. */
export const deliveryWrites = (tx: Database, claimIds: readonly string[], at: Date) =>
  claimIds.length === 0
    ? []
    : [
        tx
          .update(claims)
          .set({ deliveredAt: at })
          .where(inArray(claims.claimId, [...claimIds])),
      ];

const claimState = z.object({
  account: z.object({
    country: z.string(),
    legalOptinsKey: z.string().nullable(),
    emailVerifiedAt: z.coerce.date().nullable(),
  }),
  first: firstResult.nullable(),
  ledger: ledgerState,
  claimant: claimantState,
});

/** What a claim depends on, read while the player is locked: the account, the ledger, earlier claims and the result of `key`. */
export async function readClaimState(tx: Database, profileId: string, key?: string) {
  const state = await readRow(
    tx,
    sql`select json_build_object('country', country, 'legalOptinsKey', legal_optins_key,
        'emailVerifiedAt', email_verified_at) as account,
      ${firstResultOf(profileId, key)} as first, ${ledgerStateOf(profileId)} as ledger,
      ${claimantOf(profileId)} as claimant from accounts where user_id = ${profileId}`,
    claimState,
  );
  if (!state) throw new Error(`There is no player ${profileId}.`);
  return state;
}

/** The statements that record a claim, and end the wish and the goal that it fulfills, for `writeTogether`. */
export const claimWrites = (row: NewClaim) => [
  ...insertRows(claims, [row]),
  ...[wishes, goals].map(
    (table) => sql`(delete from ${table} where profile_id = ${row.profileId} and reward_id = ${row.rewardId})`,
  ),
];
