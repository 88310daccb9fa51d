import { createHash } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { SeedContent } from '../../content/types';
import { hashPassword } from '../../support/passwordHash';
import { demoPassword } from '../../content/players/demoPassword';
import type { Database } from '../database';
import { primaryKeyOf } from '../primaryKey';
import { ensureWeek } from '../stores/games/challengeStore';
import * as schema from '../schema';
import { catalogRows } from './catalogRows';
import { externalProfileRows, friendRequestRows, friendRows, playerRows, secondFactorRows } from './playerRows';

const seededKey = 'seeded';
const contentVersionKey = 'content.version';

/**
 * Fills an empty database with the club's catalog and demo players, dated from `now`. In a database that was seeded from
 * another version of the content, it updates the catalog in place: what players have and did stays untouched, also for
 * items that the content no longer contains. Each is one transaction, so an interrupted start leaves no partial data.
 */
export async function seedDatabase(
  db: Database,
  content: SeedContent,
  now: Date,
): Promise<'seeded' | 'updated' | 'up to date'> {
  const version = versionOf(content);
  const facts = new Map((await db.select().from(schema.facts)).map(({ key, value }) => [key, value]));
  if (facts.has(seededKey)) {
    if (facts.get(contentVersionKey) === version) return 'up to date';
    await db.transaction(async (tx) => {
      await updateCatalog(tx, content, now);
      await saveContentVersion(tx, content, now);
    });
    return 'updated';
  }
  const passwordHash = await hashPassword(demoPassword);
  return db.transaction(async (tx) => {
    // Platforms that start at the same time on one server wait here for the first one, which seeds for all.
    const fact = { key: seededKey, value: '1', at: now.getTime() };
    const [own] = await tx.insert(schema.facts).values(fact).onConflictDoNothing().returning();
    if (!own) return 'up to date';
    await saveContentVersion(tx, content, now);
    for (const { table, rows } of catalogTables(content, now)) await insertAll(tx, table, rows);
    await ensureWeek(tx, now);
    await seedPlayers(tx, content, passwordHash, now);
    return 'seeded';
  });
}

/** A hash of the catalog's rows: it changes with any text, price or rule of the content. */
const versionOf = (content: SeedContent) =>
  createHash('sha256')
    .update(JSON.stringify(catalogRows(content, new Date(0))))
    .digest('hex')
    .slice(0, 16);

/** Records that the catalog of a database is up to date with this content, so that no start updates it. */
export async function saveContentVersion(db: Database, content: SeedContent, now: Date) {
  const fact = { key: contentVersionKey, value: versionOf(content), at: now.getTime() };
  await db.insert(schema.facts).values(fact).onConflictDoUpdate({ target: schema.facts.key, set: fact });
}

interface CatalogTable {
  table: PgTable;
  rows: readonly object[];
  /** Columns that an update leaves alone: dates relative to the first seeding, and what players did. */
  kept?: readonly string[];
}

/** The tables of the catalog, each after those that it references. */
function catalogTables(content: SeedContent, now: Date): CatalogTable[] {
  const rows = catalogRows(content, now);
  return [
    { table: schema.games, rows: rows.games, kept: ['slug', 'releaseDate'] },
    { table: schema.gamePlatforms, rows: rows.gamePlatforms },
    { table: schema.rewards, rows: rows.rewards, kept: ['createdAt', 'changedAt'] },
    { table: schema.actions, rows: rows.actions },
    { table: schema.badges, rows: rows.badges },
    { table: schema.challenges, rows: rows.challenges },
    { table: schema.challengeRuns, rows: rows.challengeRuns, kept: ['startsAt', 'endsAt', 'communityProgress'] },
    { table: schema.stats, rows: rows.stats },
    { table: schema.news, rows: rows.news, kept: ['publicationDate', 'expirationDate'] },
    { table: schema.avatars, rows: rows.avatars },
    { table: schema.starPlayers, rows: rows.starPlayers },
    { table: schema.clubRules, rows: rows.clubRules },
    { table: schema.ruleChanges, rows: rows.ruleChanges, kept: ['changedAt'] },
  ];
}

/**
 * Updates no key, whose rows would be locked against every claim that refers to them; claims of the version before and this
 * transaction would wait for each other. Ids are made of the keys, so that no key changes.
 */
async function updateCatalog(tx: Database, content: SeedContent, now: Date) {
  for (const { table, rows, kept = [] } of catalogTables(content, now)) {
    const target = primaryKeyOf(table).map(({ column }) => column);
    const unique = getTableConfig(table).uniqueConstraints.flatMap((constraint) => constraint.columns);
    const keys = new Set([...target, ...unique].map((column) => column.name));
    const set = Object.fromEntries(
      Object.entries<PgColumn>(getTableColumns(table))
        .filter(([name, column]) => !kept.includes(name) && !keys.has(column.name))
        .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
    );
    for (const part of inParts(rows)) await tx.insert(table).values(part).onConflictDoUpdate({ target, set });
  }
}

async function seedPlayers(
  tx: Database,
  { players, games, externalProfiles }: SeedContent,
  passwordHash: string,
  now: Date,
) {
  const gamesBySlug = new Map(games.map((game) => [game.slug, game]));
  const all = players.map((player) => playerRows(player, gamesBySlug, now));
  const insert = <T extends PgTable>(
    table: T,
    select: (rows: (typeof all)[number]) => T['$inferInsert'] | readonly T['$inferInsert'][],
  ) => insertAll(tx, table, all.flatMap(select));
  await insert(schema.accounts, ({ account }) => ({ ...account, passwordHash }));
  await insert(schema.players, ({ player }) => player);
  await insert(schema.playerWeeks, ({ weeks }) => weeks);
  await insert(schema.lots, ({ lots }) => lots);
  await insert(schema.transactions, ({ transactions }) => transactions);
  await insert(schema.claims, ({ claims }) => claims);
  await insert(schema.promotionKeys, ({ promotionKeys }) => promotionKeys);
  await insert(schema.wishes, ({ wishes }) => wishes);
  await insert(schema.ownedGames, ({ ownedGames }) => ownedGames);
  await insert(schema.playerStats, ({ playerStats }) => playerStats);
  await insert(schema.actionProgress, ({ actionProgress }) => actionProgress);
  await insert(schema.playerBadges, ({ playerBadges }) => playerBadges);
  const pastRuns = new Map(all.flatMap((rows) => rows.challengeRuns).map((run) => [run.challengeId, run]));
  await insertAll(tx, schema.challengeRuns, [...pastRuns.values()]);
  await insert(schema.challengeProgress, ({ challengeProgress }) => challengeProgress);
  await insert(schema.playEvents, ({ playEvents }) => playEvents);
  await insert(schema.challengeCredits, ({ challengeCredits }) => challengeCredits);
  await insert(schema.entities, ({ entity }) => entity);
  await insert(schema.presences, ({ presence }) => presence);
  await insertAll(tx, schema.friends, friendRows(players, now));
  await insertAll(tx, schema.friendRequests, friendRequestRows(players, now));
  await insertAll(tx, schema.secondFactors, secondFactorRows(players));
  await insertAll(tx, schema.externalProfiles, externalProfileRows(externalProfiles, now));
}

async function insertAll<T extends PgTable>(tx: Database, table: T, rows: readonly T['$inferInsert'][]) {
  for (const part of inParts(rows)) await tx.insert(table).values(part);
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const rowsPerStatement = 1000;

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, part) =>
    rows.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement),
  );
