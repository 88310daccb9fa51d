import { Hono } from 'hono';
import { z } from 'zod';
import { readBalance, readEntries } from '../../db/ledgerStore';
import type { HonoEnv, Platform } from '../context';
import { wireDate } from '../errors';
import { requireTicket } from '../ticket';
import { numberInQuery, readQuery } from '../validate';
import { clubPath, profileOf, websitePaths } from './paths';
import { wireEntry } from './wire';

const entriesQuery = z.object({
  offset: numberInQuery({ min: 0, max: 1_000_000, fallback: 0 }),
  limit: numberInQuery({ min: 1, max: 100, fallback: 20 }),
  type: z.enum(['earned', 'spent', 'expired', 'refunded']).optional(),
  from: z.coerce.date().optional(),
  to: z.coerce.date().optional(),
});

/** The player's Units: what may be spent, what goes when, and the ledger (wire, Club). */
export function units(platform: Platform) {
  const { db, clock } = platform;
  return new Hono<HonoEnv>()
    .on('GET', websitePaths('newbalance'), requireTicket(platform), async (c) => {
      const balance = await readBalance(db, profileOf(c), clock.now());
      const expiring = balance.expiring.map((part) => ({ units: part.units, expiresAt: wireDate(part.expiresAt) }));
      return c.json({ units: balance.units, expiring });
    })
    .get(clubPath('units/transactions'), requireTicket(platform), async (c) => {
      const profileId = profileOf(c);
      const { type, ...query } = readQuery(c, entriesQuery);
      const { entries, total } = await readEntries(db, profileId, { ...query, kind: type }, clock.now());
      return c.json({ transactions: entries.map(wireEntry), total });
    });
}
