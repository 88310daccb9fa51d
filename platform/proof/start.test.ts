import { createServer } from 'node:http';
import { Client } from 'pg';
import { connect, type DatabasePlace } from '../db/connect';
import type { Database } from '../db/database';
import { accounts, games, rewards } from '../db/schema';
import { content } from '../content/content';
import { seedDatabase } from '../db/seed/seedDatabase';
import { onPostgres } from '../testing/databases';
import { freePort } from '../testing/freePort';
import { listen, stop } from '../support/ports';
import { killPlatforms, launchPlatformProcess, startPlatformProcess } from '../testing/platformProcess';
import { sampleContent } from '../testing/sampleContent';

jest.setTimeout(120_000);
afterEach(killPlatforms);

onPostgres((database) => {
  it('given an empty database, when two platforms start at the same instant, then it is seeded once', async () => {
    const place = await database.empty();
    const started = await Promise.all([
      startPlatformProcess({ database: place }),
      startPlatformProcess({ database: place }),
    ]);
    try {
      const listed = await Promise.all(started.map(({ call }) => call('/v1/spaces/club/games')));
      expect(listed.map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      await Promise.all(started.map((each) => each.stop()));
    }
    await expectWholeClub(place);
  });

  it('given an empty database, when six starts run at once, then each finds a seeded database', async () => {
    const place = await database.empty();
    const prepare = (db: Database) => seedDatabase(db, sampleContent, new Date());
    const starts = await Promise.allSettled(Array.from({ length: 6 }, () => connect(place, prepare)));
    const opened = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    try {
      expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
      const counted = await Promise.all(opened.map(({ db }) => db.$count(accounts)));
      expect(counted).toEqual([3, 3, 3, 3, 3, 3]);
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  });

  it('given a first start that is killed while seeding, when the next one runs, then nothing is partly done', async () => {
    const place = await database.empty();
    const first = await launchPlatformProcess({ database: place });
    const watching = await connectionTo(place);
    await until(async () => (await watching.query(hasTables)).rowCount === 1);
    await first.kill();
    await watching.end();
    const second = await startPlatformProcess({ database: place });
    await second.stop();
    await expectWholeClub(place);
  });
});

it('given a port for metrics, it serves those of the process too', async () => {
  const port = await freePort();
  const platform = await startPlatformProcess({ variables: { METRICS_PORT: String(port) } });
  const metrics = await fetch(`http://localhost:${port}/metrics`).then((response) => response.text());
  await platform.stop();
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

it('given a port for metrics that another program has, it names the setting to change', async () => {
  const holder = createServer();
  const port = await listen(holder, 0);
  await expect(startPlatformProcess({ variables: { METRICS_PORT: String(port) } })).rejects.toThrow(
    `ended before it answered. Port ${port} is in use; stop the program there or set METRICS_PORT to a free port.`,
  );
  await stop(holder);
});

const hasTables = "select 1 from pg_tables where tablename = 'facts'";

async function connectionTo(place: DatabasePlace) {
  const client = new Client({ connectionString: 'url' in place ? place.url : '' });
  await client.connect();
  return client;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function expectWholeClub(place: DatabasePlace) {
  const { db, close } = await connect(place);
  try {
    expect(await db.$count(games)).toBe(content.games.length);
    expect(await db.$count(rewards)).toBe(content.games.flatMap((game) => game.rewards).length);
    expect(await db.$count(accounts)).toBe(content.players.length);
  } finally {
    await close();
  }
}
