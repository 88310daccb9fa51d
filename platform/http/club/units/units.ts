import { z } from 'zod';
import { readBalance, readBalanceHistory, readEntries } from '../../../db/stores/rewards/ledgerStore';
import type { ServiceContext } from '../../../serviceContext';
import { clubText } from '../../kernel/clubText';
import { amountOfUnits, timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { playerOperation } from '../../kernel/operation';
import { instantInQuery, pageInQuery } from '../../kernel/validate';
import { clubPath, websitePaths } from '../paths';
import type { Entry } from '../../../domain/ledger';

const entryKind = z.enum(['earned', 'spent', 'expired', 'refunded']);

const entryShape = z
  .object({
    id: z.guid(),
    date: timestamp,
    units: z.int().describe('Signed: what was spent or has expired is below zero.'),
    kind: entryKind,
    reason: clubText,
    source: z.object({
      type: z.enum(['challenge', 'action', 'reward', 'discount', 'expiry', 'club']),
      id: z.string(),
      name: clubText,
    }),
    spaceId: z.guid().nullable(),
    expiresAt: timestamp
      .nullable()
      .describe(
        'When earned or refunded Units go; null for other kinds, for Units that never expire and for those back in their lot.',
      ),
    balanceAfter: amountOfUnits,
    refundOf: z.guid().nullable().describe('The entry that a refund gives back; null for other kinds.'),
  })
  .meta({ id: 'LedgerEntry' });

/** A ledger entry (wire, units/transactions). */
const wireEntry = (entry: Entry): z.input<typeof entryShape> => ({
  id: entry.id,
  date: wireDate(entry.date),
  units: entry.units,
  kind: entry.kind,
  reason: entry.reason,
  source: entry.source,
  spaceId: entry.spaceId,
  expiresAt: wireDateOrNull(entry.expiresAt),
  balanceAfter: entry.balanceAfter,
  refundOf: entry.refundOf,
});

const entriesQuery = pageInQuery.extend({
  type: entryKind.optional(),
  spaceId: z.guid().optional().describe('Entries of that game.'),
  from: instantInQuery.optional().describe('Entries of that instant and later.'),
  to: instantInQuery.optional().describe('Entries of that instant and earlier.'),
});

/** The balance, the expiries and the ledger (wire, Club). */
export const units = ({ db }: ServiceContext) => [
  playerOperation('GET', websitePaths('newbalance'), {
    id: 'getUnitsBalance',
    summary: 'Units that may be spent, and which of them go when.',
    response: z.object({
      units: amountOfUnits,
      expiring: z.array(z.object({ units: amountOfUnits, expiresAt: timestamp })).describe('Soonest first.'),
    }),
    handle: async ({ profileId, now }) => {
      const { units, expiring } = await readBalance(db, profileId, now);
      return { units, expiring: expiring.map((part) => ({ ...part, expiresAt: wireDate(part.expiresAt) })) };
    },
  }),
  playerOperation('GET', clubPath('units/history'), {
    id: 'getUnitsHistory',
    summary: 'The balance of the last 24 months, oldest first, for a chart.',
    response: z.object({
      before: amountOfUnits.nullable().describe('Before the first of these days; null without one.'),
      days: z
        .array(z.object({ date: timestamp, balance: amountOfUnits }))
        .describe('The last entry of each day (UTC) that has one.'),
      spendings: z
        .array(z.object({ id: z.guid(), date: timestamp, units: z.int(), name: clubText }))
        .describe('The two largest ones of each month.'),
      earned: amountOfUnits,
      spent: z.int().describe('Without what was refunded.'),
      expired: amountOfUnits,
    }),
    handle: async ({ profileId, now }) => {
      const { days, spendings, ...sums } = await readBalanceHistory(db, profileId, now);
      const withDate = <Row extends { date: Date }>(row: Row) => ({ ...row, date: wireDate(row.date) });
      return { ...sums, days: days.map(withDate), spendings: spendings.map(withDate) };
    },
  }),
  playerOperation('GET', clubPath('units/transactions'), {
    id: 'getUnitsTransactions',
    summary: 'The ledger of the player, a page at a time, newest first.',
    query: entriesQuery,
    response: z.object({ transactions: z.array(entryShape), total: z.int().describe('How many the filter finds.') }),
    handle: async ({ profileId, query: { type, ...filter }, now }) => {
      const { entries, total } = await readEntries(db, profileId, { ...filter, kind: type }, now);
      return { transactions: entries.map(wireEntry), total };
    },
  }),
];
