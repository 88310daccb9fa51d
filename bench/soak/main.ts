import type { ChildProcess } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../deploy/local/build';
import { commands } from '../../deploy/local/processes';
import { demoPassword } from '../../platform/content/players/demoPassword';
import { virtualUserCount } from '../../platform/content/players/virtualUsers';
import { connect } from '../../platform/db/connect';
import { allLedgerViolations } from '../../platform/testing/allLedgerViolations';
import { playLoad } from '../../platform/play/load';
import { hasEnded, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { number, readArguments } from '../../platform/support/readArguments';
import { readCopySettings } from '../servedSites';
import { countAnswers } from './answers';
import { measure, startMeasured, type Measurement } from './measuredProcess';
import { growthIn, heldUpLoop } from './verdict';
import { fillCache, visitPlatform, visitSite } from './visitorLoad';
import { print, runCommand } from '../../platform/support/runCommand';

const soakOptions = {
  minutes: number({ least: 0.5, most: 24 * 60 }),
  /** Players who play, bank and claim. */
  players: number({ least: 1, most: virtualUserCount, isWhole: true }),
  /** Visitors who open pages, and half as many who sign in. */
  visitors: number({ least: 1, most: 64, isWhole: true }),
};

const usage = 'npm run soak -- [--minutes 30] [--players 8] [--visitors 4]';

/** How many times a soak measures, after the start. */
const measurements = 40;

/** How many failed calls are listed at the end. */
const mostListed = 20;

/** Which part of the calls may fail: a machine that is busy with other work lets some run out of time. */
const mostFailures = 0.01;

/**
 * `npm run soak`: serves a separate copy of the club, loads it for half an hour, and prints memory, handles, statuses and
 * p99 meanwhile. Fails where memory or handles still grow in the second half, where calls fail or hold up the event loop, and where the ledgers do
 * not add up at the end.
 */
async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2), soakOptions, usage);
  const settings = await readCopySettings();
  Object.assign(process.env, settings.childVariables);
  const folder = mkdtempSync(join(tmpdir(), 'club-soak-'));
  const database = { folder: join(folder, 'database') };
  const keysFile = join(folder, 'game-keys.json');
  const children: ChildProcess[] = [];
  const start = (command: readonly string[]) => {
    const child = startMeasured(command, {
      ...settings.childVariables,
      DATABASE_URL: '',
      DATABASE_FOLDER: database.folder,
      LETTERS_FOLDER: join(folder, 'letters'),
      GAME_KEYS_FILE: keysFile,
    });
    children.unshift(child);
    return child;
  };
  try {
    const platform = start(commands.platform);
    await untilHealthy(`${settings.platformUrl}/health`, platform);
    await buildIfStale(settings);
    const site = start(commands.site(settings.port, settings.buildFolder));
    await untilHealthy(settings.siteUrl, site);
    const violations = await soak(options, { site, platform }, { ...settings, keysFile });
    await stopProcesses(children);
    violations.push(...(await violationsIn(database)));
    if (violations.length > 0) throw new Error(violations.join('\n'));
    print('Memory and handles are level, and every ledger adds up.');
  } finally {
    await stopProcesses(children);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads both servers and measures them. Returns what grew and what failed, a sentence each. */
async function soak(
  { minutes = 30, players = 8, visitors = 4 }: ReturnType<typeof readArguments<typeof soakOptions>>,
  servers: { site: ChildProcess; platform: ChildProcess },
  { siteUrl, platformUrl, keysFile }: { siteUrl: string; platformUrl: string; keysFile: string },
): Promise<string[]> {
  const answers = { site: countAnswers(), platform: countAnswers() };
  const measured: Record<'site' | 'platform', Measurement[]> = { site: [], platform: [] };
  const end = new AbortController();
  // Every waiting visitor listens.
  setMaxListeners(0, end.signal);
  const stop = () => end.abort();
  process.once('SIGINT', stop);
  const play = { players, minutes: 2 * minutes, seed: 1, password: demoPassword, platformUrl, keysFile };
  const ofSite = { url: siteUrl, visitors, answers: answers.site, end: end.signal };
  print('Filling the cache of the site.');
  await fillCache(ofSite);
  const load = Promise.all([
    playLoad(play, { log: () => undefined, signal: end.signal }),
    visitSite(ofSite),
    visitPlatform({ ...ofSite, url: platformUrl, answers: answers.platform }),
  ]);
  load.catch(stop);
  const began = Date.now();
  for (let count = 0; count <= measurements && !end.signal.aborted; count += 1) {
    const due = began + (count * minutes * 60_000) / measurements;
    await sleep(due - Date.now(), undefined, { signal: end.signal }).catch(() => undefined);
    for (const name of ['site', 'platform'] as const) {
      if (hasEnded(servers[name])) throw new Error(`The ${name} ended under load.`);
      const now = await measure(servers[name]);
      measured[name].push(now);
      const { calls, p99 } = answers[name].takeTimes();
      print(
        `${seconds(Date.now() - began)} ${name.padEnd(8)} ${describe(now)}; ${calls} calls, p99 ${p99.toFixed(0)} ms`,
      );
    }
  }
  stop();
  const [summary] = await load;
  summary.forEach(print);
  for (const name of ['site', 'platform'] as const) {
    print(`Statuses of the ${name}'s visitors: ${answers[name].statuses()}`);
    answers[name].failures().slice(0, mostListed).forEach(print);
  }
  return (['site', 'platform'] as const).flatMap((name) => [
    ...growthIn(name, measured[name]),
    ...heldUpLoop(name, measured[name]),
    ...(answers[name].failedShare() > mostFailures
      ? [`${name}: more than ${100 * mostFailures}% of the calls failed.`]
      : []),
  ]);
}

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`.padStart(6);
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

const describe = ({ rss, heapUsed, external, arrayBuffers, handles, sockets, files, loopDelay }: Measurement) =>
  `rss ${megabytes(rss)}, heap ${megabytes(heapUsed)}, external ${megabytes(external)}, buffers ${megabytes(arrayBuffers)}, ` +
  `${handles} handles, ${sockets} sockets, ${files ?? '?'} files, event loop p99 ${loopDelay.p99.toFixed(0)} ms, most ${loopDelay.max.toFixed(0)} ms`;

/** The ledgers of a stopped platform that do not add up, a sentence each. */
async function violationsIn(database: { folder: string }): Promise<string[]> {
  const { db, close } = await connect(database);
  try {
    return (await allLedgerViolations(db)).map(
      ({ profileId, violation }) => `The ledger of ${profileId}: ${violation}.`,
    );
  } finally {
    await close();
  }
}

void runCommand(main);
