import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { virtualUsers } from '../../platform/content/players/virtualUsers';
import { runNode, stopProcesses } from '../../platform/support/nodeProcess';
import { demoTicket } from '../../platform/testing/accounts';
import { testAppId } from '../../platform/testing/client';
import { startPlatformProcess, type PlatformProcess } from '../../platform/testing/platformProcess';
import { testOrigin } from '../../platform/testing/startPlatform';
import { percentile } from '../percentile';
import { print, runCommand } from '../../platform/support/runCommand';

const connections = 64;
const greedyNetwork = '198.51.100.7';
const quietNetwork = '203.0.113.9';
/** How often a load comes and goes, so that what else the machine does meets both measurements. */
const rounds = 4;
const phaseMs = 10_000;
/** Between two screens of the quiet player. */
const pauseMs = 100;

/** What a player's dashboard reads in one call. */
const dashboard = [
  '/clubwip/v1/profiles/me/club/website/newbalance',
  '/v1/profiles/me/club/units/transactions?limit=5&offset=0',
  '/clubwip/v1/profiles/me/club/website/rewards/overview',
];
const widget = new URLSearchParams({
  mode: 'connect',
  appId: testAppId,
  lang: 'en-US',
  origin: testOrigin,
  nextUrl: `${testOrigin}/static/logged-in/index.html`,
}).toString();
const combined = (paths: readonly string[]) =>
  `/v1/profiles/me/reads?${new URLSearchParams({ paths: paths.join() }).toString()}`;
const allRewards = '/clubwip/v1/profiles/me/club/website/rewards/details?games=all';

/** What the connections of the greedy network do. */
const loads: readonly { name: string; path: string; isSlowBody?: boolean; hasTicket?: boolean }[] = [
  { name: 'the dashboard', path: combined(dashboard), hasTicket: true },
  { name: 'all rewards, 20 times in a call', path: combined(Array(20).fill(allRewards)), hasTicket: true },
  { name: 'pages of the sign-on', path: `/sso/widget?${widget}` },
  { name: 'slow bodies', path: '/v3/users/startResetPassword', isSlowBody: true },
];

/**
 * Prints how long a player waits whose network is quiet, alone and beside 64 connections of another network, and the most
 * memory that the platform took. On the empty database of DATABASE_URL, else on an embedded one.
 */
async function main(): Promise<void> {
  const { DATABASE_URL: url } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'club-greedy-'));
  const options = {
    database: url ? { url } : { folder },
    // As the image has it.
    variables: { BEHIND_PROXY: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
  };
  // Its first start fills the database, which takes memory of its own.
  await (await startPlatformProcess(options)).stop();
  const platform = await startPlatformProcess(options);
  try {
    const [quiet = '', greedy = ''] = await Promise.all(
      virtualUsers.slice(0, 2).map(({ email }) => demoTicket(platform.call, email)),
    );
    await timesOf(platform, quiet, 3000);
    for (const { name, path, isSlowBody, hasTicket } of loads) {
      // The most memory is measured from here on.
      writeFileSync(`/proc/${platform.pid}/clear_refs`, '5');
      const settings = {
        origin: platform.url,
        connections,
        path,
        isSlowBody,
        headers: headersOf(greedyNetwork, hasTicket ? greedy : undefined),
      };
      const alone: number[] = [];
      const beside: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        alone.push(...(await timesOf(platform, quiet, phaseMs)));
        const child = runNode([require.resolve('./greedyCaller.mjs'), JSON.stringify(settings)], {}, 'inherit');
        await sleep(1000);
        beside.push(...(await timesOf(platform, quiet, phaseMs)));
        await stopProcesses([child]);
        // What still waits is done before the next measurement.
        await sleep(2000);
      }
      const [p95Alone, p95Beside] = [percentile(alone, 0.95), percentile(beside, 0.95)];
      print(
        `${name}: p95 of ${beside.length} calls ${p95Alone.toFixed(1)} ms alone, ${p95Beside.toFixed(1)} ms beside ${connections} connections, ratio ${(p95Beside / p95Alone).toFixed(2)}; ${peakMemory(platform.pid)}`,
      );
    }
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const headersOf = (address: string, ticket?: string) => ({
  'Ubi-AppId': testAppId,
  'X-Forwarded-For': address,
  'Accept-Encoding': 'gzip',
  ...(ticket && { Authorization: `Ubi_v1 t=${ticket}` }),
});

/** How long each of a player's calls takes, one after another, in ms. */
async function timesOf({ url }: PlatformProcess, ticket: string, ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const start = performance.now();
    const response = await fetch(url + combined(dashboard), { headers: headersOf(quietNetwork, ticket) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The quiet player got ${response.status}.`);
    times.push(performance.now() - start);
    await sleep(pauseMs);
  }
  return times;
}

const peakMemory = (pid: number) => /VmHWM:\s+(\d+ kB)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '?';

void runCommand(main);
