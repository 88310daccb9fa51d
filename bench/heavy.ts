import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { z } from 'zod';
import { launchChromium } from '../deploy/cluster/launchChromium';
import { findOrGetChromium } from '../deploy/local/chromium';
import { demoPlayer } from '../e2e/support/players';
import { ids } from '../platform/content/ids';
import type { Database } from '../platform/db/database';
import { heavyPlayer } from '../platform/testing/heavyPlayer';
import { runNode, stopProcesses } from '../platform/support/nodeProcess';
import { demoSession } from './demoSession';
import { playerPaths } from './measuredPages';
import { median } from './percentile';
import type { BenchOptions } from './options';
import { runPage, type PageRun } from './pageRun';
import { answerOf } from './soak/measuredProcess';
import type { ServedSites } from './servedSites';
import { kilobytes, milliseconds, ratio, tableOf } from './table';

const heavy = { ...demoPlayer, email: 'heavy@meridian.example', userId: '5c9a3f0e-52a1-4c57-9d0b-6a1f1c2d7e10' };
const sizes = { people: 1500, entries: 5000, claims: 2000, notices: 1000, devices: 121 };

/** What the heavy player has of the demo player. */
const copied = [
  'players',
  'owned_games',
  'player_stats',
  'player_badges',
  'challenge_progress',
  'action_progress',
  'wishes',
];

/** Adds an account with the games of the demo player, and more of everything else than anybody has. */
export async function addHeavyPlayer(db: Database): Promise<void> {
  const demoId = ids.player('northwind');
  const { userId, email } = heavy;
  const own = { user_id: userId, email, email_key: email, name_on_platform: 'Heavy', name_key: 'heavy' };
  await db.execute(`insert into accounts select (json_populate_record(account, '${JSON.stringify(own)}')).*
    from accounts as account where user_id = '${demoId}'`);
  for (const table of copied)
    await db.execute(`insert into ${table} select (json_populate_record(demo, '{"profile_id":"${userId}"}')).*
      from ${table} as demo where profile_id = '${demoId}'`);
  for (const statement of heavyPlayer(userId, sizes)) await db.execute(statement);
}

type PageRunBesideHealth = PageRun & { health: number };

/**
 * Every screen of a player with more than anybody has, compared with the demo player, who has the same games: the time until the
 * screen is quiet, the JSON that it loads, and the longest that another caller waits for the platform's health meanwhile.
 */
export async function heavyTable(
  sites: ServedSites,
  { runs = 3, pages = [...playerPaths, '/rewards', '/challenges', '/units'] }: BenchOptions,
): Promise<string> {
  const browser = await launchChromium({
    executablePath: resolve('bench/chromiumWithLowPriority.sh'),
    env: { ...process.env, CHROMIUM: findOrGetChromium() },
  });
  const probe = runNode([require.resolve('./healthProbe.mjs'), `${sites.platform}/health`], {}, [
    'ignore',
    'inherit',
    'inherit',
    'ipc',
  ]);
  try {
    const [reference, session] = [await demoSession(browser, sites), await demoSession(browser, sites, heavy)];
    const rows: string[][] = [];
    for (const path of pages) {
      const few: PageRunBesideHealth[] = [];
      const many: PageRunBesideHealth[] = [];
      // One more than counts: the first run of each page warms up the server.
      for (let run = 0; run <= runs; run += 1) {
        const before = await besideHealth(probe, runPage(browser, sites.club + path, { storageState: reference }));
        const after = await besideHealth(probe, runPage(browser, sites.club + path, { storageState: session }));
        if (run === 0) continue;
        few.push(before);
        many.push(after);
      }
      const medians = (key: 'quiet' | 'jsonBytes' | 'health') =>
        [many, few].map((measured) => median(measured.map((run) => run[key])));
      const [own = NaN, demo = NaN] = medians('quiet');
      rows.push([
        path,
        ratio(own, demo),
        ...medians('quiet').map(milliseconds),
        ...medians('jsonBytes').map(kilobytes),
        ...medians('health').map(milliseconds),
      ]);
    }
    const title = `A player with ${Object.entries(sizes)
      .map(([name, size]) => `${size} ${name}`)
      .join(', ')}, compared with the demo player: medians of ${runs} runs`;
    const heads = ['screen', 'ratio', 'quiet after', 'demo player', 'JSON, kB', 'demo player', 'health', 'demo player'];
    return tableOf(title, heads, rows);
  } finally {
    await browser.close();
    await stopProcesses([probe]);
  }
}

/** Runs `work` and adds the longest wait for the platform's health meanwhile, in ms. */
async function besideHealth<T>(probe: ChildProcess, work: Promise<T>): Promise<T & { health: number }> {
  await answerOf(probe, z.number());
  return { ...(await work), health: await answerOf(probe, z.number()) };
}
