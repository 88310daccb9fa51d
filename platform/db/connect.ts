import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';
import { durably } from './durableFiles';
import * as schema from './schema';

/** A query builder over either database; a transaction hands over one of the same shape. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  close: () => Promise<void>;
}

/** A PostgreSQL server's address, or the folder of an embedded one; 'memory' keeps nothing. */
export type DatabasePlace = { url: string } | { folder: string } | 'memory';

/** Done to a database before anybody uses it, by one process at a time. */
type Preparation = (db: Database) => Promise<unknown>;

export const migrationsFolder = join(__dirname, 'migrations');

const client = {
  application_name: 'meridian-club',
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
} satisfies ClientConfig;

/** No call may wait longer than its client does: for a connection, for a statement, or for a transaction left open. */
const pool = {
  ...client,
  max: 10,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies PoolConfig;

/** Any number will do, as long as every version of the platform takes the same. */
const startLock = 2018_11_07;

/**
 * Opens the database, brings its tables up to date and prepares it. Processes that start at once on one server do so one
 * after the other, however long it takes; whoever dies in the middle leaves nothing half done.
 */
export async function connect(where: DatabasePlace, prepare: Preparation = noPreparation): Promise<Connection> {
  if (where !== 'memory' && 'url' in where) return connectServer(where.url, prepare);
  return connectEmbedded(where === 'memory' ? null : where.folder, prepare);
}

const noPreparation = () => Promise.resolve();

async function connectServer(url: string, prepare: Preparation): Promise<Connection> {
  await prepareServer(url, prepare);
  const connections = new Pool({ ...pool, connectionString: url });
  // A connection may end while it idles, or between two statements, because its server did. The next call gets
  // another one; an error event that nobody hears would end the platform instead.
  connections.on('error', ignore);
  connections.on('connect', (each) => each.on('error', ignore));
  return { db: drizzleNode(connections, { schema }), close: () => connections.end() };
}

const ignore = () => undefined;

async function prepareServer(url: string, prepare: Preparation): Promise<void> {
  const alone = new Client({ ...client, connectionString: url });
  alone.on('error', ignore);
  await alone.connect();
  try {
    // Held until the connection ends, also by the end of this process.
    await alone.query('select pg_advisory_lock($1)', [startLock]);
    const db = drizzleNode(alone, { schema });
    await migrateNode(db, { migrationsFolder });
    await prepare(db);
  } finally {
    await alone.end();
  }
}

async function connectEmbedded(folder: string | null, prepare: Preparation): Promise<Connection> {
  if (folder) mkdirSync(folder, { recursive: true });
  const embedded = await PGlite.create(folder ? durably(folder) : {});
  const db = drizzleLite(embedded, { schema });
  await migrateLite(db, { migrationsFolder });
  await prepare(db);
  return { db, close: () => embedded.close() };
}
