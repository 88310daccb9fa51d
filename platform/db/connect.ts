import { mkdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';
import type { Database } from './database';
import { durably } from './durableFiles';
import { prepareStatements } from './prepareStatements';
import { noteCatalogChange } from './stores/games/catalogStore';
import { migrationsFolder, takeOver } from './takeOver';
import { traceQueries } from './traceQueries';

export interface Connection {
  db: Database;
  /** Runs several statements without parameters; returns the rows of the last one. */
  runScript: (text: string) => Promise<{ rows: unknown[] }>;
  /** Calls `listener` when a job was added (`note_job` in the migrations), and when that may have been missed. */
  onJob: (listener: () => void) => void;
  /** Open and idle connections, and calls that wait for one; empty for an embedded database. */
  countConnections: () => Partial<Record<'open' | 'idle' | 'waiting', number>>;
  close: () => Promise<void>;
}

/** The address of a PostgreSQL server, or the folder of an embedded database. */
export type DatabasePlace = { url: string } | { folder: string };

/** Prepares a database before its first use, in one process at a time. */
type Preparation = (db: Database) => Promise<unknown>;

const client = {
  application_name: 'meridian-club',
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
} satisfies ClientConfig;

/** Limits the wait for a connection, for a statement and for an open transaction, because clients give up too. */
const pool = {
  ...client,
  max: 10,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies PoolConfig;

/** Delay after which a lost connection that hears of changes is opened again. */
const listenAgainMs = 1000;

/** The channels on which triggers of the database announce each change of the catalog, and each new job. */
const [catalogChannel, jobChannel] = ['catalog', 'jobs'];

/** An arbitrary number that every version of the platform must share. */
const startLock = 2018_11_07;

/**
 * Opens the database, runs the migrations and prepares it. Processes that start together on one server take turns, and
 * one that ends early leaves nothing incomplete.
 */
export const connect = (where: DatabasePlace, prepare: Preparation = noPreparation): Promise<Connection> =>
  'url' in where ? connectServer(where.url, prepare) : connectEmbedded(where.folder, prepare);

const noPreparation = () => Promise.resolve();

async function connectServer(url: string, prepare: Preparation): Promise<Connection> {
  await prepareServer(url, prepare);
  const connections = new Pool({ ...pool, connectionString: url });
  // The server may close a connection while it is idle or between two statements. The next call opens
  // another one. An unhandled error event would end the platform.
  connections.on('error', ignore);
  connections.on('connect', (each) => {
    each.on('error', ignore);
    prepareStatements(each);
    traceQueries(each);
  });
  traceQueries(connections);
  const db = drizzleNode(connections);
  const { onJob, noteJob } = jobSignal();
  const listener = listenTo(url, {
    [catalogChannel]: () => noteCatalogChange(db),
    [jobChannel]: noteJob,
  });
  const runScript = async (text: string) => lastOf(await connections.query(text));
  const countConnections = () => ({
    open: connections.totalCount,
    idle: connections.idleCount,
    waiting: connections.waitingCount,
  });
  const close = () => Promise.all([listener.close(), connections.end()]).then(noPreparation);
  return { db, runScript, onJob, countConnections, close };
}

/** Calls the listener that is set last. */
function jobSignal() {
  let listener: () => void = ignore;
  return { onJob: (next: () => void) => void (listener = next), noteJob: () => listener() };
}

/** The result of a script's last statement; the driver gives an array for several ones. */
const lastOf = <T extends { rows: unknown[] }>(results: T | T[]): { rows: unknown[] } =>
  (Array.isArray(results) ? results.at(-1) : results) ?? { rows: [] };

/**
 * Hears of notifications by channel on a connection of its own. Without it, for as long as it takes, calls check the
 * version of the catalog each second, and jobs are looked for every few seconds.
 */
function listenTo(url: string, listeners: Record<string, () => void>): { close: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let listener: Client;
  let isClosed = false;
  const listen = () => {
    listener = new Client({ ...client, connectionString: url });
    listener.on('error', ignore);
    listener.on('notification', ({ channel }) => listeners[channel]?.());
    listener.on('end', () => {
      if (!isClosed) timer = setTimeout(listen, listenAgainMs).unref();
    });
    const channels = Object.keys(listeners);
    const listenToAll = channels.map((channel) => `listen ${channel}`).join(';');
    // After a failure the connection ends, and `end` connects again.
    opening = listener
      .connect()
      .then(() => listener.query(listenToAll))
      // What was announced before is not heard of.
      .then(() => channels.forEach((channel) => listeners[channel]?.()))
      .catch(() => listener.end());
  };
  let opening = Promise.resolve();
  listen();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await listener.end();
    },
  };
}

const ignore = () => undefined;

async function prepareServer(url: string, prepare: Preparation): Promise<void> {
  const single = new Client({ ...client, connectionString: url });
  single.on('error', ignore);
  await single.connect();
  try {
    // The lock ends with the connection, even when the process dies.
    await single.query('select pg_advisory_lock($1)', [startLock]);
    const db = drizzleNode(single);
    await takeOver(db);
    await migrateNode(db, { migrationsFolder });
    await prepare(db);
  } finally {
    await single.end();
  }
}

/** Opens an embedded database, in memory if it has no folder. */
export async function connectEmbedded(folder?: string, prepare: Preparation = noPreparation): Promise<Connection> {
  if (folder) mkdirSync(folder, { recursive: true });
  const embedded = await PGlite.create(folder ? durably(folder) : {});
  try {
    const db = drizzleLite(embedded);
    await takeOver(db);
    await migrateLite(db, { migrationsFolder });
    const connection = await openEmbedded(embedded);
    await prepare(connection.db);
    return connection;
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

export async function openEmbedded(embedded: PGlite): Promise<Connection> {
  prepareEmbedded(embedded);
  const db = drizzleLite(embedded);
  const { onJob, noteJob } = jobSignal();
  await embedded.listen(catalogChannel, () => noteCatalogChange(db));
  await embedded.listen(jobChannel, noteJob);
  const runScript = async (text: string) => lastOf(await embedded.exec(text));
  return { db, runScript, onJob, countConnections: () => ({}), close: () => embedded.close() };
}

function prepareEmbedded(embedded: PGlite): void {
  traceQueries(embedded);
  giveTurns(embedded);
  const transaction = embedded.transaction.bind(embedded);
  embedded.transaction = (work) =>
    transaction((tx) => {
      traceQueries(tx);
      giveTurns(tx);
      return work(tx);
    });
}

/**
 * Lets the event loop turn after each statement. The embedded database answers within the same turn, so that a request of many
 * statements would let no other one in for half a second.
 */
function giveTurns(target: Pick<PGlite, 'query'>): void {
  const { query } = target;
  const inTurn = async (...args: Parameters<typeof query>): Promise<unknown> => {
    const result: unknown = await Reflect.apply(query, target, args);
    await nextTurn();
    return result;
  };
  Object.assign(target, { query: inTurn });
}
