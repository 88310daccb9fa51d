import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { switchTickets } from '../../schema';

const lifeMs = 2 * 60 * 1000;

/** Makes a ticket that hands a player on, for one application or for any. */
export async function newSwitchTicket(db: Database, clock: Clock, userId: string, appId: string | null) {
  const ticket = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.delete(switchTickets).where(lte(switchTickets.expiresAt, now));
  await db.insert(switchTickets).values({ ticketHash: hashSecret(ticket), userId, appId, expiresAt });
  return { ticket, expiresAt };
}

/** Whom a ticket hands on, once; null where it is unknown, used, too old or another application's. */
export async function takeSwitchTicket(db: Database, clock: Clock, ticket: string, appId: string) {
  const [taken] = await db
    .delete(switchTickets)
    .where(
      and(
        eq(switchTickets.ticketHash, hashSecret(ticket)),
        gt(switchTickets.expiresAt, clock.now()),
        or(isNull(switchTickets.appId), eq(switchTickets.appId, appId)),
      ),
    )
    .returning();
  return taken?.userId ?? null;
}
