import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import * as schema from './schema';

/** A query builder over either database; a transaction hands over one of the same shape. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  close(): Promise<void>;
}

const migrationsFolder = join(__dirname, 'migrations');

/**
 * Opens the database and brings its tables up to date.
 * @param where a PostgreSQL server's address, or the folder of an embedded one; 'memory' keeps nothing.
 */
export async function connect(where: { url: string } | { folder: string } | 'memory'): Promise<Connection> {
  if (where !== 'memory' && 'url' in where) return connectServer(where.url);
  return connectEmbedded(where === 'memory' ? undefined : where.folder);
}

async function connectServer(url: string): Promise<Connection> {
  const pool = new Pool({ connectionString: url, max: 10 });
  const db = drizzleNode(pool, { schema });
  await migrateNode(db, { migrationsFolder });
  return { db, close: () => pool.end() };
}

async function connectEmbedded(folder?: string): Promise<Connection> {
  if (folder) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create(folder ? { dataDir: folder } : {});
  const db = drizzleLite(client, { schema });
  await migrateLite(db, { migrationsFolder });
  return { db, close: () => client.close() };
}
