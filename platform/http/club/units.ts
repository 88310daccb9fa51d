import { z } from 'zod';
import { readBalance, readEntries } from '../../db/ledgerStore';
import type { Platform } from '../context';
import { wireDate } from '../errors';
import { playerOperation } from '../operation';
import { amountOfUnits, moment } from '../schemas';
import { numberInQuery } from '../validate';
import { clubPath, websitePaths } from './paths';
import { wireEntry } from './wire';

const entryKind = z.enum(['earned', 'spent', 'expired', 'refunded']);

const entriesQuery = z.object({
  offset: numberInQuery({ min: 0, max: 1_000_000, fallback: 0 }),
  limit: numberInQuery({ min: 1, max: 100, fallback: 20 }),
  type: entryKind.optional(),
  from: z.coerce.date().optional().describe('Entries of that instant and later.'),
  to: z.coerce.date().optional().describe('Entries of that instant and earlier.'),
});

const entry = z
  .object({
    id: z.guid(),
    date: moment,
    units: z.int().describe('Signed: what was spent or has expired is below zero.'),
    kind: entryKind,
    reason: z.string(),
    source: z.object({
      type: z.enum(['challenge', 'action', 'reward', 'discount', 'expiry', 'club']),
      id: z.string(),
      name: z.string(),
    }),
    spaceId: z.guid().nullable(),
    expiresAt: moment
      .nullable()
      .describe('When earned Units go; null for other kinds and for Units that never expire.'),
    balanceAfter: amountOfUnits,
  })
  .meta({ id: 'LedgerEntry' });

/** The player's Units: what may be spent, what goes when, and the ledger (wire, Club). */
export const units = ({ db }: Platform) => [
  playerOperation(
    {
      id: 'getUnitsBalance',
      method: 'GET',
      paths: websitePaths('newbalance'),
      tag: 'Units',
      summary: 'Units that may be spent, and which of them go when.',
      reply: z.object({
        units: amountOfUnits,
        expiring: z.array(z.object({ units: amountOfUnits, expiresAt: moment })).describe('Soonest first.'),
      }),
    },
    async ({ profileId, now }) => {
      const { units, expiring } = await readBalance(db, profileId, now);
      return { units, expiring: expiring.map((part) => ({ ...part, expiresAt: wireDate(part.expiresAt) })) };
    },
  ),
  playerOperation(
    {
      id: 'getUnitsTransactions',
      method: 'GET',
      paths: [clubPath('units/transactions')],
      tag: 'Units',
      summary: 'The ledger of the player, a page at a time, newest first.',
      query: entriesQuery,
      reply: z.object({ transactions: z.array(entry), total: z.int().describe('How many the filter finds.') }),
    },
    async ({ profileId, query: { type, ...filter }, now }) => {
      const { entries, total } = await readEntries(db, profileId, { ...filter, kind: type }, now);
      return { transactions: entries.map(wireEntry), total };
    },
  ),
];
