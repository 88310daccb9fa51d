import { z } from 'zod';
import type { Entry } from '../../../domain/ledger';
import { clubText } from '../../kernel/clubText';
import { amountOfUnits, timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';

export const entryKind = z.enum(['earned', 'spent', 'expired', 'refunded']);

export const entryShape = z
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
export const wireEntry = (entry: Entry): z.input<typeof entryShape> => ({
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
