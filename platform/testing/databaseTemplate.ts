import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { connect, openEmbedded, type Connection } from '../db/connect';
import { migrationsFolder } from '../db/takeOver';
import { createDatabase, startPostgres, type PostgresServer } from './postgresServer';

/**
 * Makes a file that holds an embedded database with every migration, unless there is one for these migrations, and returns
 * its path. To load the file takes a third of the time that the migrations take.
 */
export async function makeDatabaseTemplate(): Promise<string> {
  const file = join(__dirname, `../.build/database-${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  rmSync(dirname(file), { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  const database = await PGlite.create();
  await migrate(drizzle(database), { migrationsFolder });
  // Every test file loads the template: without the databases that new ones are copied from and without a log to replay,
  // it is two thirds as large and opens with a fifth less work.
  for (const unused of ['template0', 'template1']) {
    await database.exec(`ALTER DATABASE ${unused} IS_TEMPLATE false`);
    await database.exec(`DROP DATABASE ${unused}`);
  }
  await database.exec('CHECKPOINT');
  const dump = await database.dumpDataDir('none');
  await database.close();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}

/**
 * Fills a folder with a copy of the template, where this run of Jest has made one, and returns it. A platform starts on a
 * copy with half of the work that an empty folder takes.
 */
export function copyTemplate(folder: string): string {
  const file = process.env.DATABASE_TEMPLATE;
  mkdirSync(folder, { recursive: true });
  // The names in the file begin with a slash, which tar removes with a warning.
  if (file) execFileSync('tar', ['-xf', file, '-C', folder], { stdio: 'ignore' });
  return folder;
}

/** Opens a copy of the template in memory. */
export async function openTemplate(file: string): Promise<Connection> {
  return openEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(file) }));
}

let server: PostgresServer | undefined;

/** Starts a PostgreSQL for a run of Jest, with a database that has every migration; returns the address of that. */
export async function serveTemplate(): Promise<string> {
  server = await startPostgres();
  const url = await server.createDatabase();
  await (await connect({ url })).close();
  return url;
}

export const stopServingTemplate = (): Promise<void> | undefined => server?.close();

/** Returns the address of a new database on the same server. */
export const copyServedTemplate = (template: string): Promise<string> =>
  createDatabase(serverOf(template), new URL(template).pathname.slice(1));

/** The address of the server's own database: one that is copied must have no other connection. */
export function serverOf(template: string): string {
  const address = new URL(template);
  address.pathname = '/postgres';
  return address.href;
}

function fingerprint(): string {
  const sum = createHash('sha256').update(readFileSync(require.resolve('@electric-sql/pglite')));
  sum.update(readFileSync(__filename));
  const names = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((each) => /\.(sql|json)$/.test(each)))
    sum.update(name).update(readFileSync(join(migrationsFolder, name)));
  return sum.digest('hex').slice(0, 12);
}
