import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect, type Database } from './db/connect';
import { content } from './content/content';
import { seedDatabase } from './db/seed/seedDatabase';
import { createApp } from './http/app';
import { pictures, warmPictures } from './http/pictures';
import type { Settings } from './settings';
import { systemClock } from './support/clock';
import { lettersTo } from './support/letters';
import { enableFastHashes } from './support/passwordHash';
import { explainListening, listen, stop } from './support/ports';
import { keepUp } from './upkeep';

export interface Serving {
  /** Where it is reached. */
  url: string;
  /** Lets running calls finish, then closes the server and the database. */
  close(): Promise<void>;
}

/** Pictures nobody asked for yet are made when a start has settled: until then the processors have better to do. */
const warmAfterMs = 120_000;

/**
 * Starts the platform. The port is taken before the database is opened, because two processes in one embedded
 * database would spoil it; calls that come meanwhile wait. Throws a sentence where the port or database is not to be had.
 */
export async function servePlatform(settings: Settings): Promise<Serving> {
  if (settings.hasFastPasswordHashes) enableFastHashes();
  const server = createServer();
  await listen(server, settings.port).catch((error: unknown) => {
    throw explainListening(error, settings.port, 'PLATFORM_PORT');
  });
  const prepare = (db: Database) => seedDatabase(db, content, systemClock.now());
  const opening = connect(settings.database, prepare).then((connection) => {
    const app = createApp({
      ...settings,
      db: connection.db,
      clock: systemClock,
      sendLetter: lettersTo(settings.lettersFolder),
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
    const warm = settings.warmsPictures ? setTimeout(warmUp, warmAfterMs) : undefined;
    const upkeep = keepUp(connection.db, systemClock);
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

const describe = (database: Settings['database']) =>
  'folder' in database ? `in the folder ${database.folder}` : `at ${new URL(database.url).host}`;

function reason(error: unknown): string {
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return innermost instanceof Error ? innermost.message || innermost.name : String(innermost);
}
