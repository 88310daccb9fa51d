import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { accounts, externalProfiles, gifts, notices, players } from '../../schema';
import { isAfter, nextAfter, type Cursor, type Slice } from '../../slices';
import type { Account } from './accountStore';

/** A slice of the players whose accounts were closed and are to be deleted: those that close `before`, the longest due first. */
export async function findClosedAccounts(
  db: Database,
  { after, limit }: Slice,
  before: Date,
): Promise<{ userIds: string[]; next: Cursor | null }> {
  const columns = [accounts.closesAt, accounts.userId];
  const due = await db
    .select({ userId: accounts.userId, closesAt: accounts.closesAt })
    .from(accounts)
    .where(and(lt(accounts.closesAt, before), isAfter(columns, after)))
    .orderBy(...columns)
    .limit(limit);
  return {
    userIds: due.map(({ userId }) => userId),
    next: nextAfter(due, limit, ({ userId, closesAt }) => [closesAt?.toISOString() ?? '', userId]),
  };
}

/**
 * Deletes a closed account with all that the player has in the club, and returns what it was; undefined where it was kept,
 * or deleted by another process. Its ledger goes as a whole, so that no other ledger changes. Profiles of other platforms
 * belong to these, and are unlinked.
 */
export async function deleteClosedAccount(tx: Database, userId: string, before: Date): Promise<Account | undefined> {
  // The player before the account, as in every change of what a player owns.
  await tx.select().from(players).where(eq(players.profileId, userId)).for('update');
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.userId, userId), lt(accounts.closesAt, before)))
    .for('update');
  if (!account) return undefined;
  await tx.update(externalProfiles).set({ userId: null, linkedAt: null }).where(eq(externalProfiles.userId, userId));
  // The notices of others about the player have the player's name.
  await tx
    .delete(notices)
    .where(and(sql`${notices.kind} = 'friendRequest'`, sql`${notices.details} ->> 'subjectId' = ${userId}`));
  await tx.delete(notices).where(
    sql`(${notices.profileId}, ${notices.kind}, ${notices.fact}) in (
      select receiver_id, 'giftReceived', gift_id::text from ${gifts} where giver_id = ${userId}
      union all select giver_id, kind, gift_id::text from ${gifts}, (values ('giftAccepted'), ('giftReturned')) as kinds (kind)
      where receiver_id = ${userId})`,
  );
  await tx.delete(accounts).where(eq(accounts.userId, userId));
  return account;
}
