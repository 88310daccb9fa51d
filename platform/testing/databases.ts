import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../db/connect';
import { copyServedTemplate, copyTemplate, serverOf } from './databaseTemplate';
import { findPostgres, startPostgres, type PostgresServer } from './postgresServer';

/** One of the two databases that the platform runs on. */
export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL';
  /** Where a new, empty one is, as for the first start of a platform. */
  empty(): Promise<DatabasePlace>;
  /** Where a new one is that no platform has used; it may have its tables, because to make them takes seconds. */
  fresh(): Promise<DatabasePlace>;
}

/** How long a busy machine may take to make a server of its own. */
const startUpMs = 60_000;

/**
 * Runs tests on PGlite and on PostgreSQL. Without PostgreSQL, a skipped test and a line on stderr give the reason.
 */
export function onEveryDatabase(tests: (database: TestDatabase) => void): void {
  onPGlite(tests);
  onPostgres(tests);
}

/** Tests on the embedded database, in folders that are removed afterwards. */
function onPGlite(tests: (database: TestDatabase) => void): void {
  describe('on PGlite', () => {
    const folders: string[] = [];
    const newFolder = () => {
      const folder = mkdtempSync(join(tmpdir(), 'club-pglite-'));
      folders.push(folder);
      return folder;
    };
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests({
      name: 'PGlite',
      empty: () => Promise.resolve({ folder: newFolder() }),
      fresh: () => Promise.resolve({ folder: copyTemplate(newFolder()) }),
    });
  });
}

/**
 * Tests on a PostgreSQL server: that of this run of Jest where it has one, the one that DATABASE_URL names, or one that is
 * started for them. A durable one is always started, because its tests crash it.
 */
export function onPostgres(
  tests: (database: TestDatabase, server: () => PostgresServer) => void,
  { isDurable = false } = {},
): void {
  const source = findPostgres();
  if ('missing' in source) {
    process.stderr.write(`${source.missing}\n`);
    it.skip(source.missing, () => undefined);
    return;
  }
  const template = isDurable ? undefined : process.env.SERVED_TEMPLATE;
  describe('on PostgreSQL', () => {
    let running: PostgresServer | undefined;
    const server = () => {
      if (!running) throw new Error('PostgreSQL runs only while its tests do.');
      return running;
    };
    beforeAll(async () => {
      running = await startPostgres({ isDurable, source: template ? { url: serverOf(template) } : source });
    }, startUpMs);
    afterAll(() => running?.close());
    const empty = async () => ({ url: await server().createDatabase() });
    const fresh = template ? async () => ({ url: await copyServedTemplate(template) }) : empty;
    tests({ name: 'PostgreSQL', empty, fresh }, server);
  });
}
