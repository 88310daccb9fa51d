import { and, count, desc, eq, gt, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';
import type { Entry, EntryKind, Ledger } from '../../../domain/ledger';
import { balanceAt, entryDate, expiryForecast, settle } from '../../../domain/ledger';
import type { Database } from '../../connect';
import type { LockedPlayer } from '../players/playerStore';
import { changePlayer } from '../players/playerStore';
import { lots, transactions } from '../../schema';

/** The ledger of a locked player, with expired Units written off by `now`, or by its newest entry if that is later. */
export async function openLedger(tx: Database, player: LockedPlayer, now: Date): Promise<Ledger> {
  const [last] = await tx
    .select({ seq: transactions.seq, balance: transactions.balanceAfter, lastDate: transactions.date })
    .from(transactions)
    .where(eq(transactions.profileId, player.profileId))
    .orderBy(desc(transactions.seq))
    .limit(1);
  const held = await lotsWithUnits(tx, player.profileId);
  const { profileId, country } = player;
  const { seq, balance, lastDate } = last ?? { seq: 0, balance: 0, lastDate: null };
  const ledger = { profileId, country, lots: held, balance, seq, lastDate, written: [] };
  return settle(ledger, entryDate(ledger, now));
}

/** Stores the entries written since the ledger was opened. */
export async function saveLedger(tx: Database, ledger: Ledger): Promise<void> {
  if (ledger.written.length === 0) return;
  const { profileId, written } = ledger;
  const drawn = new Set(written.flatMap((entry) => entry.draws.map((draw) => draw.lotId)));
  const stored = await storedLots(
    tx,
    ledger.lots.map((lot) => lot.lotId),
  );
  const fresh = ledger.lots.filter((lot) => !stored.has(lot.lotId));
  if (fresh.length > 0) await tx.insert(lots).values(fresh.map((lot) => ({ ...lot, profileId })));
  for (const { lotId, remaining } of ledger.lots.filter((lot) => stored.has(lot.lotId) && drawn.has(lot.lotId))) {
    await tx.update(lots).set({ remaining }).where(eq(lots.lotId, lotId));
  }
  await tx.insert(transactions).values(written.map((entry) => ({ ...entry, profileId })));
}

/** Units that may be spent at `now`, and their expiries, soonest first. */
export async function readBalance(db: Database, profileId: string, now: Date) {
  await settleExpired(db, profileId, now);
  const held = await lotsWithUnits(db, profileId);
  return { units: balanceAt(held, now), expiring: expiryForecast(held, now) };
}

export interface EntryFilter {
  offset: number;
  limit: number;
  kind?: EntryKind;
  /** Entries of this game. */
  spaceId?: string;
  /** Entries of that instant and later. */
  from?: Date;
  /** Entries of that instant and earlier. */
  to?: Date;
}

/** A page of the ledger, newest first, and the total that matches the filter. */
export async function readEntries(db: Database, profileId: string, filter: EntryFilter, now: Date) {
  await settleExpired(db, profileId, now);
  const wanted = and(
    eq(transactions.profileId, profileId),
    filter.kind && eq(transactions.kind, filter.kind),
    filter.spaceId === undefined ? undefined : eq(transactions.spaceId, filter.spaceId),
    filter.from && gte(transactions.date, filter.from),
    filter.to && lte(transactions.date, filter.to),
  );
  const entries: Entry[] = await db
    .select()
    .from(transactions)
    .where(wanted)
    .orderBy(desc(transactions.seq))
    .limit(filter.limit)
    .offset(filter.offset);
  return { entries, total: await countOf(db, wanted) };
}

/** Writes off expired Units, so that reading a balance brings the ledger up to date. */
async function settleExpired(db: Database, profileId: string, now: Date): Promise<void> {
  const [expired] = await db
    .select({ lotId: lots.lotId })
    .from(lots)
    .where(and(eq(lots.profileId, profileId), gt(lots.remaining, 0), lt(lots.expiresAt, now)))
    .limit(1);
  if (!expired) return;
  await changePlayer(db, profileId, async (tx, player) => saveLedger(tx, await openLedger(tx, player, now)));
}

const lotsWithUnits = (db: Database, profileId: string) =>
  db
    .select()
    .from(lots)
    .where(and(eq(lots.profileId, profileId), gt(lots.remaining, 0)));

async function storedLots(db: Database, lotIds: string[]): Promise<Set<string>> {
  const rows = await db.select({ lotId: lots.lotId }).from(lots).where(inArray(lots.lotId, lotIds));
  return new Set(rows.map((row) => row.lotId));
}

async function countOf(db: Database, wanted: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(transactions).where(wanted);
  return row?.total ?? 0;
}
