import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen, stop } from '../support/ports';
import { connect } from './connect';
import type { Database } from './database';

/** Where the platform keeps its data, and the port that it answers at. */
export interface DatabaseSettings {
  database: { url: string } | { folder: string };
  port: number;
}

/**
 * Runs a command's work on the platform's database. Takes the platform's port first, because only one process may open an
 * embedded database. Throws an error with one sentence where the port is in use or the database cannot be opened.
 */
export async function withDatabase<T>(
  { database, port }: DatabaseSettings,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const leave = 'folder' in database ? await takeEmbedded(database.folder, port) : () => Promise.resolve();
  try {
    const { db, close } = await connect(database);
    try {
      return await work(db);
    } finally {
      await close();
    }
  } finally {
    await leave();
  }
}

async function takeEmbedded(folder: string, port: number): Promise<() => Promise<void>> {
  if (!existsSync(folder)) throw new Error(`There is no database in the folder ${folder}; set DATABASE_FOLDER.`);
  const server = createServer((_request, response) => response.writeHead(503).end());
  await listen(server, port).catch((error: unknown) => {
    throw new Error(`Port ${port} is in use: stop the platform first, because its database is only for one process.`, {
      cause: error,
    });
  });
  return () => stop(server);
}
