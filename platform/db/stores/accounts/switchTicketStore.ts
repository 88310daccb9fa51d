import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../support/clock';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../connect';
import { switchTickets } from '../../schema';

const lifeMs = 2 * 60 * 1000;

/** Creates a ticket that signs a player in to another application, one or any. */
export async function newSwitchTicket(db: Database, clock: Clock, userId: string, appId: string | null) {
  const ticket = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.delete(switchTickets).where(lte(switchTickets.expiresAt, now));
  await db.insert(switchTickets).values({ ticketHash: hashSecret(ticket), userId, appId, expiresAt });
  return { ticket, expiresAt };
}

/** Uses up a switch ticket and returns its player; null where it is unknown, used, expired or another application's. */
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
