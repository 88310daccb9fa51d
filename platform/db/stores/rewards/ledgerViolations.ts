import { desc, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../connect';
import { accounts } from '../../schema';

const ledgerViolation = z.object({ profileId: z.guid(), violation: z.string() });
export type LedgerViolation = z.infer<typeof ledgerViolation>;

/** Players whose ledgers one statement reads: all at once would take longer than a statement may. */
const playersAtOnce = 5_000;

/**
 * Every inconsistent ledger and its violation. In a sound ledger the entries of a player are numbered from one without
 * a gap, each balance is the previous one plus the entry's Units, the last balance equals the lots, each lot contains
 * what was not drawn from it, and each refund equals its spending. A claim or code is refunded exactly where its spending is.
 */
export async function ledgerViolations(db: Database): Promise<LedgerViolation[]> {
  const found: LedgerViolation[] = [];
  let after: string | null = null;
  for (;;) {
    const upTo: string | null = await readLastPlayer(db, after);
    if (upTo === null) return found;
    const { rows } = z.object({ rows: z.array(ledgerViolation) }).parse(await db.execute(violationsOf(after, upTo)));
    found.push(...rows);
    after = upTo;
  }
}

/** The last of the next players by id; null where none is left. */
async function readLastPlayer(db: Database, after: string | null): Promise<string | null> {
  const next = db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(after === null ? undefined : gt(accounts.userId, after))
    .orderBy(accounts.userId)
    .limit(playersAtOnce)
    .as('next');
  const [last] = await db.select({ userId: next.userId }).from(next).orderBy(desc(next.userId)).limit(1);
  return last?.userId ?? null;
}

/** The rows of these players only, under the names of their tables. */
const violationsOf = (after: string | null, upTo: string) => sql`
  with slice as (
    select user_id as profile_id from accounts
    where user_id <= ${upTo} ${after === null ? sql`` : sql`and user_id > ${after}`}
  ), transactions as (
    select transactions.* from transactions join slice using (profile_id)
  ), lots as (
    select lots.* from lots join slice using (profile_id)
  ), bought as (
    select profile_id, 'claim ' || claim_id as name, units, transaction_id, refunded_at from claims join slice using (profile_id)
    union all
    select profile_id, 'code ' || code, units, transaction_id, refunded_at from promotion_keys join slice using (profile_id)
  ), chained as (
    select *,
      row_number() over player as place,
      coalesce(lag(balance_after) over player, 0) as balance_before
    from transactions
    window player as (partition by profile_id order by seq)
  ), ledgers as (
    select profile_id,
      sum(units) as total,
      (array_agg(balance_after order by seq desc))[1] as balance,
      bool_and(seq = place) as is_numbered,
      bool_and(balance_after = balance_before + units) as is_chained
    from chained group by profile_id
  ), held as (
    select profile_id, sum(remaining) as units from lots group by profile_id
  ), moved as (
    select profile_id, (draw ->> 'lotId')::uuid as lot_id,
      sum((draw ->> 'units')::integer * case when kind = 'refunded' then 1 else -1 end) as units
    from transactions cross join lateral jsonb_array_elements(draws) as draw
    group by 1, 2
  ), violations as (
    select profile_id, 'the Units of its entries do not sum to its balance' as violation from ledgers where total <> balance
    union all
    select profile_id, 'its numbers have a hole' from ledgers where not is_numbered
    union all
    select profile_id, 'its balances do not chain' from ledgers where not is_chained
    union all
    select coalesce(ledgers.profile_id, held.profile_id), 'its lots do not hold its balance'
    from ledgers full join held using (profile_id)
    where coalesce(ledgers.balance, 0) <> coalesce(held.units, 0)
    union all
    select lots.profile_id, 'lot ' || lots.lot_id || ' does not hold what was left in it'
    from lots left join moved using (lot_id)
    where lots.remaining <> lots.units + coalesce(moved.units, 0)
    union all
    select moved.profile_id, 'lot ' || moved.lot_id || ' is missing'
    from moved left join lots using (lot_id) where lots.lot_id is null
    union all
    select refund.profile_id, 'refund ' || refund.id || ' is not what was spent'
    from transactions refund left join transactions spending on spending.id = refund.refund_of
    where refund.kind = 'refunded'
      and (spending.kind is distinct from 'spent' or refund.units <> -spending.units or refund.profile_id <> spending.profile_id)
    union all
    select bought.profile_id, bought.name || ' and its spending do not agree'
    from bought left join transactions spending on spending.id = bought.transaction_id
      left join transactions refund on refund.refund_of = bought.transaction_id
    where bought.transaction_id is not null
      and (spending.units is distinct from -bought.units or spending.profile_id <> bought.profile_id
        or (bought.refunded_at is null) <> (refund.id is null))
  )
  select profile_id as "profileId", violation from violations order by profile_id, violation`;
