import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptPlace } from '../platform/testing/databases';
import { startPlatformProcess } from '../platform/testing/platformProcess';
import { findPostgres, startPostgres } from '../platform/testing/postgresServer';
import { signIn, withBareDatabase } from './crowd';
import { deeds } from './deeds';
import { measure, type Figures } from './measure';
import type { Row } from './table';

/** The platform over HTTP against its bare database, which does the same statements without ticket, schemas and HTTP. */
export async function platformRows(say: (line: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const onPGlite = await rowsOn('PGlite', { folder }).finally(() => rmSync(folder, { recursive: true, force: true }));
  const source = findPostgres();
  if ('missing' in source) {
    say(source.missing);
    return onPGlite;
  }
  // As it runs for players: a claim that was acknowledged is on the disk.
  const server = await startPostgres({ isDurable: true });
  try {
    return [...onPGlite, ...(await rowsOn('PostgreSQL', { url: await server.createDatabase() }))];
  } finally {
    await server.close();
  }
}

/** The bare database first, then a platform process on the same one: an embedded one bears one process at a time. */
async function rowsOn(database: string, place: KeptPlace): Promise<Row[]> {
  const { reward, bare } = await withBareDatabase(place, async (db, crowd) => {
    const figures: Figures[] = [];
    for (const deed of deeds) figures.push(await measure(deed.onDatabase(db, crowd)));
    return { reward: crowd.reward, bare: figures };
  });
  const platform = await startPlatformProcess({ database: place });
  try {
    const crowd = await signIn(platform.url, reward);
    const rows: Row[] = [];
    for (const [index, { what, overHttp }] of deeds.entries()) {
      const product = await measure(overHttp(platform.url, crowd));
      const same = bare[index];
      if (same) rows.push({ what: `${what}, ${database}`, reference: 'the same statements', product, bare: same });
    }
    return rows;
  } finally {
    await platform.stop();
  }
}
