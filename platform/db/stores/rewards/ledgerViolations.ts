import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database';
import { readRows } from '../../readRow';
import { accounts } from '../../schema';
import { isAfter, nextAfter, type Cursor, type Slice } from '../../slices';

const ledgerViolation = z.object({ profileId: z.guid(), violation: z.string() });
export type LedgerViolation = z.infer<typeof ledgerViolation>;

/**
 * The inconsistent ledgers of a slice of all players and their violations. In a sound ledger the entries of a player are numbered
 * from one without a gap, each balance is the previous one plus the entry's Units, the last balance equals the lots, each lot
 * contains what was not drawn from it, and each refund equals its spending. A claim, code or gift is refunded exactly where its
 * spending is.
 */
export async function ledgerViolations(
  db: Database,
  { after, limit }: Slice,
): Promise<{ violations: LedgerViolation[]; next: Cursor | null }> {
  const players = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(isAfter([accounts.userId], after))
    .orderBy(accounts.userId)
    .limit(limit);
  const ids = players.map(({ userId }) => userId);
  const violations = await readRows(db, violationsOf(ids), ledgerViolation);
  return { violations, next: nextAfter(ids, limit, (userId) => [userId]) };
}

/** The rows of these players only, under the names of their tables. */
function violationsOf(profileIds: readonly string[]) {
  const ofSlice = sql`profile_id = any(${`{${profileIds.join(',')}}`}::uuid[])`;
  return sql`
  with transactions as materialized (
    select * from transactions where ${ofSlice}
  ), lots as materialized (
    select * from lots where ${ofSlice}
  ), bought as (
    select profile_id, 'claim ' || claim_id as name, units, transaction_id, refunded_at from claims where ${ofSlice}
    union all
    select profile_id, 'code ' || code, units, transaction_id, refunded_at from promotion_keys where ${ofSlice}
    union all
    select giver_id, 'gift ' || gift_id, units, transaction_id, refunded_at from gifts
    where giver_id = any(${`{${profileIds.join(',')}}`}::uuid[])
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
}
