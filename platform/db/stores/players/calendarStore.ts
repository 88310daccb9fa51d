import { eq } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { calendarAddresses } from '../../schema';

/** Makes the address of a player's calendar, in the place of an earlier one, and returns its token: it is stored nowhere. */
export async function makeCalendarAddress(db: Database, profileId: string, now: Date): Promise<string> {
  const token = newSecret();
  const set = { tokenHash: hashSecret(token), createdAt: now, usedAt: now };
  await db
    .insert(calendarAddresses)
    .values({ profileId, ...set })
    .onConflictDoUpdate({ target: calendarAddresses.profileId, set });
  return token;
}

export async function removeCalendarAddress(db: Database, profileId: string): Promise<void> {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.profileId, profileId));
}

/** When a player made the address of the calendar; null where there is none. */
export async function readCalendarDate(db: Database, profileId: string): Promise<Date | null> {
  const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.profileId, profileId));
  return row?.createdAt ?? null;
}

/** The player of an address; notes its use once a day. */
export async function findCalendarOwner(db: Database, token: string, now: Date): Promise<string | undefined> {
  const isIt = eq(calendarAddresses.tokenHash, hashSecret(token));
  const [row] = await db.select().from(calendarAddresses).where(isIt);
  if (row && row.usedAt <= addDays(now, -1)) await db.update(calendarAddresses).set({ usedAt: now }).where(isIt);
  return row?.profileId;
}
