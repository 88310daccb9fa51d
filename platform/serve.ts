import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect, type Database } from './db/connect';
import { content } from './db/seed/content';
import { plant } from './db/seed/plant';
import { createApp } from './app';
import { pictures, warmPictures } from './http/pictures/pictures';
import type { Settings } from './settings';
import { systemClock } from './support/clock';
import { emailWriter } from './support/emails';
import { startMaintenance } from './maintenance';

export interface Serving {
  /** Where it is reached. */
  url: string;
  /** Lets running calls finish, then closes the server and the database. */
  close(): Promise<void>;
}

const drainMs = 5_000;
/** Pictures nobody asked for yet are made when a start has settled: until then the processors have better to do. */
const warmAfterMs = 120_000;

/**
 * Starts the platform. The port is taken before the database is opened, because two processes in one embedded
 * database would spoil it; calls that come meanwhile wait. Throws a sentence where the port or database is not to be had.
 */
export async function servePlatform(settings: Settings): Promise<Serving> {
  const server = createServer();
  await listen(server, settings.port);
  const prepare = (db: Database) => plant(db, content, systemClock.now());
  const opening = connect(settings.database, prepare).then((connection) => {
    const app = createApp({
      ...settings,
      db: connection.db,
      clock: systemClock,
      sendEmail: emailWriter(settings.emailsFolder),
    });
    app.route('/', pictures({ folder: settings.picturesFolder }));
    return { connection, app };
  });
  const listener = getRequestListener(async (request, env) => (await opening).app.fetch(request, env));
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  try {
    const { connection } = await opening;
    const warming = new AbortController();
    // Where it fails, the pictures are made one by one when they are asked for.
    const warmUp = () => void warmPictures(settings.picturesFolder, warming).catch(() => undefined);
    const warm = setTimeout(warmUp, warmAfterMs);
    const upkeep = startMaintenance(connection.db, systemClock);
    return {
      url: settings.baseUrl,
      close: async () => {
        clearTimeout(warm);
        warming.abort();
        await stop(server);
        await upkeep.stop();
        await connection.close();
      },
    };
  } catch (error) {
    await stop(server);
    const database = describe(settings.database);
    throw new Error(`The database ${database} cannot be opened: ${reason(error)}.`, { cause: error });
  }
}

/** Takes a port, 0 for any free one, and gives the port it got. */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, port)));
    server.listen(port, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Lets running calls finish for a while, then ends what is left. */
export async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
}

function explainListening(error: Error, port: number): Error {
  if (!('code' in error)) return error;
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is in use; set PLATFORM_PORT to a free one.`);
  if (error.code === 'EACCES') return new Error(`Port ${port} is not allowed here; set PLATFORM_PORT to another one.`);
  return error;
}

const describe = (database: Settings['database']) =>
  'folder' in database ? `in the folder ${database.folder}` : `at ${new URL(database.url).host}`;

function reason(error: unknown): string {
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return innermost instanceof Error ? innermost.message || innermost.name : String(innermost);
}
