import type { PgTable } from 'drizzle-orm/pg-core';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../support/passwordHash';
import type { Database } from '../connect';
import { ensureWeek } from '../stores/games/challengeStore';
import * as schema from '../schema';
import { catalogueRows } from './catalogueRows';
import type { SeedContent } from './content/types';
import { demoPassword } from './demoPassword';
import { externalProfileRows, friendRequestRows, friendRows, playerRows, secondFactorRows } from './playerRows';

const planted = 'seed.planted';

/**
 * Fills an empty database with the club's games, rewards and demo players, dated from `now`; does nothing to a database
 * that was planted before. All or nothing: a start that is interrupted begins again.
 */
export async function plant(db: Database, content: SeedContent, now: Date): Promise<'planted' | 'already planted'> {
  const [fact] = await db.select().from(schema.facts).where(eq(schema.facts.key, planted));
  if (fact) return 'already planted';
  const passwordHash = await hashPassword(demoPassword);
  return db.transaction(async (tx) => {
    // Platforms that start at once on one server wait here for the first of them, and then find the work done.
    const fresh = { key: planted, value: '1', at: now.getTime() };
    const [mine] = await tx.insert(schema.facts).values(fresh).onConflictDoNothing().returning();
    if (!mine) return 'already planted';
    await plantCatalogue(tx, content, now);
    await ensureWeek(tx, now);
    await plantPlayers(tx, content, passwordHash, now);
    return 'planted';
  });
}

async function plantCatalogue(tx: Database, content: SeedContent, now: Date) {
  const rows = catalogueRows(content, now);
  await insertAll(tx, schema.games, rows.games);
  await insertAll(tx, schema.gamePlatforms, rows.gamePlatforms);
  await insertAll(tx, schema.rewards, rows.rewards);
  await insertAll(tx, schema.actions, rows.actions);
  await insertAll(tx, schema.badges, rows.badges);
  await insertAll(tx, schema.challenges, rows.challenges);
  await insertAll(tx, schema.challengeRuns, rows.challengeRuns);
  await insertAll(tx, schema.stats, rows.stats);
  await insertAll(tx, schema.news, rows.news);
  await insertAll(tx, schema.avatars, rows.avatars);
  await insertAll(tx, schema.starPlayers, rows.starPlayers);
}

async function plantPlayers(tx: Database, content: SeedContent, passwordHash: string, now: Date) {
  const games = new Map(content.games.map((game) => [game.slug, game]));
  const all = content.players.map((player) => playerRows(player, games, now));
  const accounts = all.map((rows) => ({ ...rows.account, passwordHash }));
  await insertAll(tx, schema.accounts, accounts);
  await insertAll(
    tx,
    schema.players,
    all.map((rows) => rows.player),
  );
  await insertAll(
    tx,
    schema.playerWeeks,
    all.flatMap((rows) => rows.weeks),
  );
  await insertAll(
    tx,
    schema.lots,
    all.flatMap((rows) => rows.lots),
  );
  await insertAll(
    tx,
    schema.transactions,
    all.flatMap((rows) => rows.transactions),
  );
  await insertAll(
    tx,
    schema.claims,
    all.flatMap((rows) => rows.claims),
  );
  await insertAll(
    tx,
    schema.promotionKeys,
    all.flatMap((rows) => rows.promotionKeys),
  );
  await insertAll(
    tx,
    schema.wishes,
    all.flatMap((rows) => rows.wishes),
  );
  await insertAll(
    tx,
    schema.ownedGames,
    all.flatMap((rows) => rows.ownedGames),
  );
  await insertAll(
    tx,
    schema.playerStats,
    all.flatMap((rows) => rows.playerStats),
  );
  await insertAll(
    tx,
    schema.actionProgress,
    all.flatMap((rows) => rows.actionProgress),
  );
  await insertAll(
    tx,
    schema.playerBadges,
    all.flatMap((rows) => rows.playerBadges),
  );
  const pastRuns = new Map(all.flatMap((rows) => rows.challengeRuns).map((run) => [run.challengeId, run]));
  await insertAll(tx, schema.challengeRuns, [...pastRuns.values()]);
  await insertAll(
    tx,
    schema.challengeProgress,
    all.flatMap((rows) => rows.challengeProgress),
  );
  await insertAll(
    tx,
    schema.playEvents,
    all.flatMap((rows) => rows.playEvents),
  );
  await insertAll(
    tx,
    schema.challengeCredits,
    all.flatMap((rows) => rows.challengeCredits),
  );
  await insertAll(
    tx,
    schema.entities,
    all.map((rows) => rows.entity),
  );
  await insertAll(
    tx,
    schema.presences,
    all.map((rows) => rows.presence),
  );
  await insertAll(tx, schema.friends, friendRows(content.players, now));
  await insertAll(tx, schema.friendRequests, friendRequestRows(content.players, now));
  await insertAll(tx, schema.secondFactors, secondFactorRows(content.players));
  await insertAll(tx, schema.externalProfiles, externalProfileRows(content.externalProfiles, now));
}

/** One statement a thousand rows: PostgreSQL takes 65,535 parameters. */
const rowsPerStatement = 1000;

async function insertAll<T extends PgTable>(tx: Database, table: T, rows: readonly T['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx.insert(table).values(rows.slice(start, start + rowsPerStatement));
  }
}
