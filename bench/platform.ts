import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../platform/db/connect';
import { startPlatformProcess } from '../platform/testing/platformProcess';
import { countStatements } from '../platform/testing/countStatements';
import { findPostgres, startPostgres } from '../platform/testing/postgresServer';
import { signIn, withBareDatabase } from './load';
import { measure, type Figures } from './measure';
import { operations, overHttp, type Operation } from './operations';
import { tableOf } from './table';

/** The platform over HTTP, compared with the same statements on its bare database: without tickets, schemas and HTTP. */
export async function platformTable(_options: unknown, print: (text: string) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const rows = await rowsOn('PGlite', { folder }).finally(() => rmSync(folder, { recursive: true, force: true }));
  const source = findPostgres();
  if ('missing' in source) print(`${source.missing}\n`);
  else {
    // Durable, as for players: an acknowledged claim is on the disk.
    const server = await startPostgres({ isDurable: true });
    try {
      rows.push(...(await rowsOn('PostgreSQL', { url: await server.createDatabase() })));
    } finally {
      await server.close();
    }
  }
  const heads = ['operation', 'ratio', 'a second', 'bare', 'p99', 'bare p99', 'round trips'];
  return tableOf('The platform, compared with the same statements on its bare database', heads, rows);
}

/**
 * A row for each operation: the product, compared with a bare reference in the same run. The bare database comes first, then a
 * platform process on it, because an embedded database takes one process at a time.
 */
async function rowsOn(database: string, place: DatabasePlace): Promise<string[][]> {
  const { reward, bare } = await withBareDatabase(place, async (db, load) => {
    const figures = new Map<Operation, Figures>();
    for (const operation of operations)
      figures.set(operation, await measure((user) => operation.onDatabase(db, load, user)));
    return { reward: load.reward, bare: figures };
  });
  const roundTrips = 'url' in place ? await roundTripsOf(place.url) : new Map<Operation, number>();
  const platform = await startPlatformProcess({ database: place });
  try {
    const load = await signIn(platform.url, reward, platform.keysFile);
    const rows: string[][] = [];
    for (const [operation, same] of bare) {
      const product = await measure(overHttp(platform.url, load, operation));
      rows.push([
        `${operation.name}, ${database}`,
        (product.perSecond / same.perSecond).toFixed(3),
        product.perSecond.toFixed(0),
        same.perSecond.toFixed(0),
        `${product.p99.toFixed(1)} ms`,
        `${same.p99.toFixed(1)} ms`,
        String(roundTrips.get(operation) ?? ''),
      ]);
    }
    return rows;
  } finally {
    await platform.stop();
  }
}

/** How many statements each operation waits for, once its statements are prepared: without the look-up of the ticket. */
async function roundTripsOf(url: string): Promise<Map<Operation, number>> {
  const counter = countStatements();
  try {
    return await withBareDatabase({ url }, async (db, load) => {
      const counts = new Map<Operation, number>();
      for (const operation of operations) {
        await operation.onDatabase(db, load, 0);
        counter.take();
        await operation.onDatabase(db, load, 0);
        counts.set(operation, counter.take().length);
      }
      return counts;
    });
  } finally {
    counter.stop();
  }
}
