import { and, desc, eq, gte, inArray, lt, lte, sql, sum, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Entry, EntryKind, Ledger } from '../../../domain/ledger';
import { balanceAt, entryDate, expiryForecast, lotIdOf, settle } from '../../../domain/ledger';
import { builtOnce } from '../../builtOnce';
import type { Database } from '../../database';
import { firstRow, hasRow } from '../../firstRow';
import { insertRows } from '../../insertRows';
import { readRow } from '../../readRow';
import type { LockedPlayer } from '../players/playerStore';
import { changePlayer } from '../players/playerStore';
import { lots, players, transactions } from '../../schema';
import { isAfter, nextAfter, type Cursor, type Page, type Slice } from '../../slices';
import { writeTogether } from '../../writeTogether';

/** The newest entry and the lots with Units of a player. */
export const ledgerState = z.object({
  last: z.object({ seq: z.int(), balance: z.int(), lastDate: z.coerce.date() }).nullable(),
  lots: z.array(
    z.object({
      lotId: z.string(),
      units: z.int(),
      remaining: z.int(),
      acquiredAt: z.coerce.date(),
      expiresAt: z.coerce.date().nullable(),
      hasGrace: z.boolean(),
    }),
  ),
});
type LedgerState = z.output<typeof ledgerState>;

/** The same as one column of a larger statement. */
export const ledgerStateOf = (profileId: string) =>
  sql<LedgerState>`json_build_object(
    'last', (select json_build_object('seq', seq, 'balance', balance_after, 'lastDate', date)
      from transactions where profile_id = ${profileId} order by seq desc limit 1),
    'lots', (select coalesce(json_agg(json_build_object('lotId', lot_id, 'units', units, 'remaining', remaining,
      'acquiredAt', acquired_at, 'expiresAt', expires_at, 'hasGrace', has_grace)), '[]')
      from lots where profile_id = ${profileId} and remaining > 0))`.mapWith((value) => ledgerState.parse(value));

/** The ledger of a locked player, with expired Units written off by `now`, or by its newest entry if that is later. */
export async function openLedger(tx: Database, player: LockedPlayer, now: Date): Promise<Ledger> {
  const [row] = await tx
    .select({ state: ledgerStateOf(player.profileId) })
    .from(players)
    .where(eq(players.profileId, player.profileId));
  return ledgerOf(player, row?.state ?? { last: null, lots: [] }, now);
}

/** The same, from a state that was read while the player was locked. */
export function ledgerOf({ profileId, country }: LockedPlayer, { last, lots: held }: LedgerState, now: Date): Ledger {
  const { seq, balance, lastDate } = last ?? { seq: 0, balance: 0, lastDate: null };
  const ledger = { profileId, country, lots: held, balance, seq, lastDate, written: [] };
  return settle(ledger, entryDate(ledger, now));
}

export const findEntry = (tx: Database, id: string): Promise<Entry | undefined> =>
  firstRow(tx.select().from(transactions).where(eq(transactions.id, id)));

/** The ledger with the empty lots of a spending, which an opened ledger leaves out. */
export async function withLotsOf(tx: Database, ledger: Ledger, { draws }: Entry): Promise<Ledger> {
  const known = new Set(ledger.lots.map((lot) => lot.lotId));
  const missing = draws.map((draw) => draw.lotId).filter((lotId) => !known.has(lotId));
  const drained = await tx.select().from(lots).where(inArray(lots.lotId, missing));
  return { ...ledger, lots: [...ledger.lots, ...drained] };
}

export const saveLedger = (tx: Database, player: LockedPlayer, ledger: Ledger): Promise<void> =>
  writeTogether(tx, ledgerWrites(player, ledger));

/** The statements that store the entries written since the ledger was opened, for `writeTogether`. */
export function ledgerWrites(player: LockedPlayer, { profileId, lots: held, written }: Ledger): SQLWrapper[] {
  if (written.length === 0) return [];
  player.written.push(...written);
  const drawn = new Set(written.flatMap((entry) => entry.draws.map((draw) => draw.lotId)));
  const made = new Set(written.map(({ seq }) => lotIdOf(profileId, seq)));
  const fresh = held.filter(({ lotId }) => made.has(lotId)).map((lot) => ({ ...lot, profileId }));
  const changed = held
    .filter(({ lotId }) => drawn.has(lotId) && !made.has(lotId))
    .map(({ lotId, remaining, expiresAt, hasGrace }) => ({ id: lotId, remaining, expiresAt, hasGrace }));
  return [
    ...insertRows(
      transactions,
      written.map((entry) => ({ ...entry, profileId })),
    ),
    ...insertRows(lots, fresh),
    ...(changed.length > 0
      ? [
          sql`(update lots set remaining = changed.remaining, expires_at = changed."expiresAt", has_grace = changed."hasGrace"
      from json_to_recordset(${JSON.stringify(changed)}::json)
        as changed(id uuid, remaining integer, "expiresAt" timestamptz, "hasGrace" boolean)
      where lots.lot_id = changed.id)`,
        ]
      : []),
  ];
}

/** Units that may be spent at `now`, and their expiries, soonest first. */
export async function readBalance(db: Database, profileId: string, now: Date) {
  const held = await unitsByExpiry(db).execute({ profileId });
  // Reading brings the ledger up to date.
  if (held.some(({ expiresAt }) => expiresAt !== null && expiresAt < now)) await writeOffExpired(db, profileId, now);
  return { units: balanceAt(held, now), expiring: expiryForecast(held, now) };
}

export interface EntryFilter extends Page {
  kind?: EntryKind;
  spaceId?: string;
  from?: Date;
  to?: Date;
}

/**
 * A page of the ledger, newest first, and the total that matches the filter. Entries are numbered without a gap, so a page
 * of the whole ledger begins at a number, and neither what comes before it nor the total is counted.
 */
export async function readEntries(db: Database, profileId: string, filter: EntryFilter, now: Date) {
  await settleExpired(db, profileId, now);
  const isOwn = eq(transactions.profileId, profileId);
  if (isUnfiltered(filter)) {
    const [last] = await db
      .select({ seq: transactions.seq })
      .from(transactions)
      .where(isOwn)
      .orderBy(desc(transactions.seq))
      .limit(1);
    const total = last?.seq ?? 0;
    const entries: Entry[] = await db
      .select()
      .from(transactions)
      .where(and(isOwn, lte(transactions.seq, total - filter.offset)))
      .orderBy(desc(transactions.seq))
      .limit(filter.limit);
    return { entries, total };
  }
  const wanted = and(
    isOwn,
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
  return { entries, total: await db.$count(transactions, wanted) };
}

const isUnfiltered = ({ kind, spaceId, from, to }: EntryFilter) =>
  [kind, spaceId, from, to].every((condition) => condition === undefined);

const historyMonths = 24;

/** The largest amounts of each month, which a chart can name. */
const spendingsOfMonth = 2;

const balanceHistory = z.object({
  /** Before the first entry of the time; null without one. */
  before: z.int().nullable(),
  days: z.array(z.object({ date: z.coerce.date(), balance: z.int() })),
  spendings: z.array(z.object({ id: z.string(), date: z.coerce.date(), units: z.int(), name: z.string() })),
  earned: z.coerce.number(),
  spent: z.coerce.number(),
  expired: z.coerce.number(),
});

/** The last entry of each day of two years, the largest amounts spent and the sums, oldest first: at most 732 days. */
export async function readBalanceHistory(db: Database, profileId: string, now: Date) {
  await settleExpired(db, profileId, now);
  const history = await readRow(
    db,
    sql`with entries as materialized (
      select id, date, seq, units, kind, source ->> 'name' as name, balance_after,
        row_number() over (partition by date_trunc('day', date at time zone 'UTC') order by seq desc) as place_in_day,
        row_number() over (partition by kind, date_trunc('month', date at time zone 'UTC') order by units, seq) as place_in_month
      from transactions
      where profile_id = ${profileId} and date >= ${now.toISOString()}::timestamptz - ${historyMonths} * interval '1 month'
    ) select (select balance_after - units from entries order by seq limit 1) as before,
      (select coalesce(json_agg(json_build_object('date', date, 'balance', balance_after) order by seq), '[]')
        from entries where place_in_day = 1) as days,
      (select coalesce(json_agg(json_build_object('id', id, 'date', date, 'units', units, 'name', name) order by seq), '[]')
        from entries where kind = 'spent' and place_in_month <= ${spendingsOfMonth}) as spendings,
      coalesce(sum(units) filter (where kind = 'earned'), 0) as earned,
      coalesce(-sum(units) filter (where kind in ('spent', 'refunded')), 0) as spent,
      coalesce(-sum(units) filter (where kind = 'expired'), 0) as expired
    from entries`,
    balanceHistory,
  );
  if (!history) throw new Error('A sum without groups has one row.');
  return history;
}

/** Writes off expired Units, so that reading a balance brings the ledger up to date. */
async function settleExpired(db: Database, profileId: string, now: Date): Promise<void> {
  const isExpired = and(eq(lots.profileId, profileId), hasUnits, lt(lots.expiresAt, now));
  if (await hasRow(db.select({ lotId: lots.lotId }).from(lots).where(isExpired).limit(1)))
    await writeOffExpired(db, profileId, now);
}

/** The players of a slice of the lots that have expired and are not written off. */
export async function readExpiredLots(
  db: Database,
  { after, limit }: Slice,
  now: Date,
): Promise<{ profileIds: string[]; next: Cursor | null }> {
  const columns = [lots.expiresAt, lots.profileId];
  const rows = await db
    .select({ profileId: lots.profileId, expiresAt: lots.expiresAt })
    .from(lots)
    .where(and(hasUnits, lt(lots.expiresAt, now), isAfter(columns, after)))
    .orderBy(...columns)
    .limit(limit);
  return {
    profileIds: [...new Set(rows.map(({ profileId }) => profileId))],
    next: nextAfter(rows, limit, ({ profileId, expiresAt }) => [expiresAt?.toISOString() ?? '', profileId]),
  };
}

/** The Units of a row's player that have not expired, as a part of a statement. */
export const balanceOf = (profileId: PgColumn, now: Date) =>
  sql<number>`(select coalesce(sum(${lots.remaining}), 0) from ${lots} where ${lots.profileId} = ${profileId}
    and ${lots.remaining} > 0 and (${lots.expiresAt} is null or ${lots.expiresAt} >= ${now.toISOString()}))`;

export const writeOffExpired = (db: Database, profileId: string, now: Date): Promise<void> =>
  changePlayer(db, profileId, async (tx, player) => saveLedger(tx, player, await openLedger(tx, player, now)));

/** With the number in its text: the partial index serves a prepared statement only where the text implies its condition. */
const hasUnits = sql`${lots.remaining} > 0`;

/** One row for each expiry: a player of years has thousands of lots, which expire at the ends of 24 months. */
const unitsByExpiry = builtOnce((db) =>
  db
    .select({ expiresAt: lots.expiresAt, remaining: sum(lots.remaining).mapWith(Number) })
    .from(lots)
    .where(and(eq(lots.profileId, sql.placeholder('profileId')), hasUnits))
    .groupBy(lots.expiresAt)
    .prepare('units_by_expiry'),
);
