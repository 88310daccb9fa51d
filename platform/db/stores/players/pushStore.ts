import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PushTarget } from '../../../support/push';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { pushSubscriptions } from '../../schema';

/** Browsers of a player that get notices; an older one gives way. */
const mostBrowsers = 20;

/** Adds a browser, which may have been another player's before. */
export async function addPushSubscription(
  tx: Database,
  profileId: string,
  target: PushTarget,
  now: Date,
): Promise<void> {
  const row = { ...target, profileId, createdAt: now };
  await tx.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  const older = await tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.profileId, profileId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(mostBrowsers);
  for (const { endpoint } of older) await removePushSubscription(tx, profileId, endpoint);
}

const isOf = (profileId: string, endpoint: string) =>
  and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.profileId, profileId));

export async function removePushSubscription(db: Database, profileId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(isOf(profileId, endpoint));
}

export const findPushSubscription = (
  db: Database,
  profileId: string,
  endpoint: string,
): Promise<PushTarget | undefined> => firstRow(db.select().from(pushSubscriptions).where(isOf(profileId, endpoint)));

/** The addresses of a player's browsers. */
export async function readPushEndpoints(db: Database, profileId: string): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.profileId, profileId));
  return rows.map(({ endpoint }) => endpoint);
}

/** Which of some players have a browser that gets notices. */
export async function readPlayersWithPush(db: Database, profileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ profileId: pushSubscriptions.profileId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.profileId, [...profileIds]));
  return new Set(rows.map(({ profileId }) => profileId));
}
