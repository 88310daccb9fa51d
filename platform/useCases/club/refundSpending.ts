import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Entry } from '../../domain/ledger';
import { entryDate, refund } from '../../domain/ledger';
import type { Database } from '../../db/database';
import { openLedger, saveLedger, withLotsOf } from '../../db/stores/rewards/ledgerStore';
import { addNotices, type NewNotice } from '../../db/stores/players/noticeStore';
import { changePlayer } from '../../db/stores/players/playerStore';
import { claims, gifts, promotionKeys, transactions } from '../../db/schema';

export interface RefundRequest {
  profileId: string;
  transactionId: string;
  /** Shown to the player. */
  reason: string;
}

/**
 * Refunds a spending once: returns the Units, cancels the claim, the friend's of a gift, and voids the store's code. Throws
 * an error with a sentence for the operator, with nothing changed, where the player has no such spending.
 */
export const refundSpending = (db: Database, { profileId, transactionId, reason }: RefundRequest, now: Date) =>
  changePlayer(db, profileId, async (tx, player) => {
    const spending = await demandSpending(tx, profileId, transactionId);
    const before = await openLedger(tx, player, now);
    const [earlier] = await tx.select().from(transactions).where(eq(transactions.refundOf, spending.id));
    if (earlier) {
      await saveLedger(tx, player, before);
      return toRefund(earlier, before.balance, false);
    }
    const { source, spaceId } = spending;
    const complete = await withLotsOf(tx, before, spending);
    const after = refund(complete, spending, { reason, source, spaceId }, now);
    await saveLedger(tx, player, after);
    if (!(await takeBack(tx, spending, now)))
      throw new Error(`There is no claim and no code that ${spending.id} paid for.`);
    await addNotices(tx, [noticeOf(profileId, spending)], now);
    return toRefund({ units: -spending.units, source, date: entryDate(before, now) }, after.balance, true);
  });

/** The notice of a refund that the club made. */
const noticeOf = (profileId: string, { id, units, source, spaceId }: Entry): NewNotice => ({
  profileId,
  kind: 'refund',
  fact: id,
  details: { units: -units, name: source.name, subjectId: source.id, ...(spaceId !== null && { spaceId }) },
});

/** A player's latest spending, newest first, with their refund state. */
export async function readSpendings(db: Database, profileId: string, limit: number) {
  const rows: Entry[] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.profileId, profileId), eq(transactions.kind, 'spent')))
    .orderBy(desc(transactions.seq))
    .limit(limit);
  const ids = rows.map((row) => row.id);
  const refunds = await db.select().from(transactions).where(inArray(transactions.refundOf, ids));
  const refunded = new Set(refunds.map((row) => row.refundOf));
  return rows.map(({ id, date, units, source }) => ({ id, date, units, source, isRefunded: refunded.has(id) }));
}

async function demandSpending(tx: Database, profileId: string, id: string): Promise<Entry> {
  const [entry] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.profileId, profileId), eq(transactions.id, id)));
  if (!entry) throw new Error(`The player's ledger has no transaction ${id}.`);
  if (entry.kind !== 'spent') throw new Error(`Transaction ${id} is no spending: its kind is ${entry.kind}.`);
  return entry;
}

/** Marks the claim, the gift or the code that the spending paid for as refunded; false where there is none that is not. */
async function takeBack(tx: Database, { id, source }: Entry, now: Date): Promise<boolean> {
  const table = source.type === 'discount' ? promotionKeys : claims;
  const isPaidFor = and(eq(table.transactionId, id), isNull(table.refundedAt));
  if ((await tx.update(table).set({ refundedAt: now }).where(isPaidFor).returning()).length > 0) return true;
  const [gift] = await tx
    .update(gifts)
    .set({ end: 'returned', endedAt: now, refundedAt: now })
    .where(and(eq(gifts.transactionId, id), isNull(gifts.refundedAt)))
    .returning();
  if (gift) await tx.update(claims).set({ refundedAt: now }).where(eq(claims.giftId, gift.giftId));
  return gift !== undefined;
}

/** `isNew` is false where the spending was refunded before. */
const toRefund = (
  { units, source, date }: Pick<Entry, 'units' | 'source' | 'date'>,
  balance: number,
  isNew: boolean,
) => ({ units, name: source.name, refundedAt: date, balance, isNew });
