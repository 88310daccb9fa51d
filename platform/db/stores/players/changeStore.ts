import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { facts, goals, players, rewards, transactions, wishes } from '../../schema';
import { isAfter, readInGroups, type Cursor, type Slice } from '../../slices';

/** What waits for its player to change: a wish to be affordable, a goal to claim itself. */
const waiting = {
  wishes: { table: wishes, changedAt: wishes.wishedAt, isWaiting: undefined },
  goals: { table: goals, changedAt: goals.changedAt, isWaiting: sql`${goals.claimsItself}` },
};

type Waiting = keyof typeof waiting;

/** Rows that change what a player can claim; an index has them in the order of the key. */
interface Changes {
  table: PgTable;
  profileId: PgColumn;
  key: readonly PgColumn[];
  where: (since: string) => SQL | undefined;
}

function changesFor(name: Waiting): Record<string, Changes> {
  const { table, changedAt, isWaiting } = waiting[name];
  const { profileId, rewardId } = table;
  const changedRewards = (since: string) =>
    sql`(select reward_id from ${rewards} where ${rewards.changedAt} > ${since})`;
  return {
    balances: {
      table: transactions,
      profileId: transactions.profileId,
      key: [transactions.date, transactions.id],
      where: (since) => sql`${transactions.date} > ${since}`,
    },
    levels: {
      table: players,
      profileId: players.profileId,
      key: [players.changedAt, players.profileId],
      where: (since) => sql`${players.changedAt} > ${since}`,
    },
    own: {
      table,
      profileId,
      key: [changedAt, profileId, rewardId],
      where: (since) => and(isWaiting, sql`${changedAt} > ${since}`),
    },
    rewards: {
      table,
      profileId,
      key: [rewardId, profileId],
      where: (since) => and(isWaiting, sql`${rewardId} in ${changedRewards(since)}`),
    },
  };
}

/** Longer than a transaction takes, and than clocks of processes differ: what was changing at the last look is seen by the next. */
const overlapMs = 5 * 60 * 1000;
const beginning = new Date(0).toISOString();

/**
 * Hands over the players of a slice of all changes since the task last came to its end: of balances, levels, rewards, and of what
 * waits itself. The first time it hands over all that waits. Returns the cursor of the next slice; null after the last one.
 */
export async function withChangedPlayers(
  db: Database,
  name: Waiting,
  { after, limit }: Slice,
  now: Date,
  work: (profileIds: string[]) => Promise<void>,
): Promise<Cursor | null> {
  const [since = await readSince(db, name, now), until = now.toISOString(), ...place] = after ?? [];
  const sources = changesFor(name);
  const { rows, next } = await readInGroups(
    since === beginning ? ['own'] : Object.keys(sources),
    { after: place.length > 0 ? place : null, limit },
    (group, slice) => readChanges(db, sources[group], since, slice),
    ({ key }) => key,
  );
  if (rows.length > 0) await work([...new Set(rows.map(({ profileId }) => profileId))]);
  if (next) return [since, until, ...next];
  await noteSeen(db, name, until);
  return null;
}

async function readChanges(db: Database, changes: Changes | undefined, since: string, { after, limit }: Slice) {
  if (!changes) return [];
  const { table, profileId, key, where } = changes;
  const texts = key.map((column) => sql`${column}::text`);
  return db
    .select({
      profileId: sql<string>`${profileId}`,
      key: sql<string[]>`array[${sql.join(texts, sql`, `)}]`,
    })
    .from(table)
    .where(and(where(since), isAfter(key, after)))
    .orderBy(...key)
    .limit(limit);
}

/** The key in `facts` of the instant until which the changes have been handed over. */
const factOf = (name: Waiting) => `changes.${name}`;

async function readSince(db: Database, name: Waiting, now: Date): Promise<string> {
  const [seen] = await db
    .select()
    .from(facts)
    .where(eq(facts.key, factOf(name)));
  if (!seen) return beginning;
  return new Date(Math.min(Date.parse(seen.value), now.getTime()) - overlapMs).toISOString();
}

async function noteSeen(db: Database, name: Waiting, until: string): Promise<void> {
  const fact = { key: factOf(name), value: until };
  await db.insert(facts).values(fact).onConflictDoUpdate({ target: facts.key, set: fact });
}
