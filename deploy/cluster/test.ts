import { readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { exitOf } from '../../platform/support/nodeProcess';
import { httpClient, type Send } from '../../platform/testing/httpClient';
import { freePorts, startCluster, type Cluster } from './cluster';
import { checkDrain } from './checkDrain';
import { checkLogs } from './checkLogs';
import { article, checkPages } from './checkPages';
import { checkProxy } from './checkProxy';
import { startLoad, type Counts, type Load } from './load';
import { findPrograms } from './programs';
import { print, runCommand } from '../../platform/support/runCommand';

/** A minute without services, or what CLUSTER_OUTAGE_SECONDS has. */
const outageSeconds = Number(process.env.CLUSTER_OUTAGE_SECONDS ?? 60);

const prerendered = ['/', '/rewards', '/challenges', '/units', '/news', '/fr-FR', '/fr-FR/rewards', '/ja-JP/units'];

/** Often enough to meet the moment in which one server takes over from another. */
const pauseMs = 25;
/** What lasts a minute is met anyway, and other checks run beside these. */
const outagePauseMs = 250;

/** What happens while visitors read and players claim, by its title. */
type Scenarios = Record<string, (cluster: Cluster) => Promise<void>>;

const replacement: Scenarios = {
  'all sites and platforms are replaced, one after the other': async (cluster) => {
    cluster.upgrade();
    for (const each of [...cluster.platforms, ...cluster.sites]) {
      await each.stop();
      await each.start();
    }
  },
};

async function crash(member: Cluster['sites'][number] | undefined): Promise<void> {
  await member?.kill();
  await setTimeout(3_000);
  await member?.start();
}

const scenarios: Scenarios = {
  'a site is killed, and starts again': ({ sites: [first] }) => crash(first),
  'a platform is killed, and starts again': ({ platforms: [first] }) => crash(first),
  ...replacement,
  'nginx reads its configuration again, three times': async ({ nginx }) => {
    for (const pauseMs of [1_000, 1_000, 2_000]) {
      nginx.kill('SIGHUP');
      await setTimeout(pauseMs);
    }
  },
  'PostgreSQL is killed, and starts again': async ({ postgres }) => {
    await postgres.crash();
    await setTimeout(2_000);
    await postgres.restart();
    await setTimeout(1_000);
  },
};

const outage: Scenarios = {
  [`no platform runs for ${outageSeconds} s`]: async ({ platforms }) => {
    await Promise.all(platforms.map((each) => each.stop()));
    await setTimeout(outageSeconds * 1000);
    await Promise.all(platforms.map((each) => each.start()));
  },
};

/**
 * `npm run test:cluster`: what visitors and players notice when parts of the cluster end, start and change. An argument names a
 * folder with the images `site` and `platform` of an earlier version: then its members are replaced by the present one, and no more.
 */
async function main(): Promise<void> {
  const programs = findPrograms();
  if ('missing' in programs) {
    print(`The cluster is not tested here. ${programs.missing}`);
    return;
  }
  const ports = await freePorts();
  const folder = `.data/cluster-${ports.site}`;
  const [, , earlier] = process.argv;
  const started = performance.now();
  const cluster = await startCluster(programs, ports, { folder, isTest: true, earlier });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.close().then(() => process.exit(1)));
  try {
    print(`The cluster answers at ${cluster.siteUrl} after ${secondsSince(started)} s.`);
    const { send } = httpClient({ certificate: readFileSync(cluster.certificate) });
    if (earlier === undefined) await testPresent(cluster, send);
    else await runScenarios(cluster, send, replacement, { pages: prerendered, pauseMs });
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if ((await exitOf(cluster.nginx)) !== 0) throw new Error('nginx ended with an error.');
  print(`The cluster passed in ${secondsSince(started)} s.`);
}

async function testPresent(cluster: Cluster, send: Send): Promise<void> {
  for (const line of await checkProxy(cluster, send)) print(`  ok  ${line}`);
  print(`  ok  ${await checkPages(cluster)}`);
  print(`  ok  ${await checkDrain(cluster)}`);
  const pages = [...prerendered, ...(await pagesMadeOnRequest(cluster, send))];
  await runScenarios(cluster, send, scenarios, { pages, pauseMs });
  await runScenarios(cluster, send, outage, { pages, pauseMs: outagePauseMs });
  print(`  ok  ${checkLogs(cluster.serverLog)}`);
}

async function runScenarios(cluster: Cluster, send: Send, chosen: Scenarios, loadOf: Load): Promise<void> {
  const failures: string[] = [];
  for (const [title, run] of Object.entries(chosen)) {
    const load = await startLoad(cluster, send, loadOf);
    await setTimeout(1_000);
    await run(cluster);
    await setTimeout(1_000);
    await load.stop();
    print(`  ${title}: ${summaryOf(load.counts)}`);
    failures.push(...load.counts.failedPages.slice(0, 5), ...load.counts.failedCalls.slice(0, 5));
    if (load.counts.claims === 0) failures.push('No player claimed a reward.');
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

const summaryOf = ({ pages, failedPages, claims, repeatedCalls, failedCalls }: Counts) =>
  [
    `${pages} pages, ${failedPages.length} failed`,
    `${claims} claims, each stored once`,
    `${repeatedCalls} calls repeated, ${failedCalls.length} failed`,
  ].join('; ');

/** An article and a game: no build has them, so a site that starts during an outage cannot make them. */
async function pagesMadeOnRequest({ siteUrl }: Cluster, send: Send): Promise<string[]> {
  const pages = [article, '/game/moongate/PC/rewards'];
  for (const page of pages) {
    const { status } = await send(siteUrl + page);
    if (status !== 200) throw new Error(`${page} answered ${status} before anything was stopped.`);
  }
  return pages;
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000);

void runCommand(main);
