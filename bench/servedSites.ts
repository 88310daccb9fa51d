import type { ChildProcess } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfStale } from '../deploy/local/build';
import { commands, complete } from '../deploy/local/processes';
import { readSettings, type LocalSettings } from '../deploy/local/settings';
import { runNode, stopProcesses, untilHealthy } from '../platform/support/nodeProcess';
import type { Database } from '../platform/db/database';
import { assertPortIsFree } from '../platform/support/ports';
import { freePort } from '../platform/testing/freePort';
import { growCatalog, withSeededDatabase } from './growCatalog';
import type { BenchOptions } from './options';

/** A copy of the club and the empty site that it is compared with, both as production serves them. */
export interface ServedSites {
  /** Origin of the club. */
  club: string;
  /** Origin of the club's platform. */
  platform: string;
  /** Origin of the empty site: `/` is an empty page, `/padded` one with the bytes of the club's home. */
  empty: string;
}

/** The settings of a copy of the club on ports of its own; with `build`, in a build folder of that name. */
export async function readCopySettings(build?: string): Promise<LocalSettings> {
  const { PORT = '3180', PLATFORM_PORT = '4180' } = process.env;
  const folder = build !== undefined && { SITE_BUILD_FOLDER: `.next-${PORT}-${build}` };
  const settings = readSettings({ ...process.env, PORT, PLATFORM_PORT, ...folder });
  await assertPortIsFree(settings.port, 'PORT');
  await assertPortIsFree(settings.platformPort, 'PLATFORM_PORT');
  return settings;
}

/**
 * Builds and serves both sites on the empty database of DATABASE_URL, else on a fresh embedded one, which `prepare` may change
 * before, runs `work`, and stops them.
 */
export async function withServedSites(
  { rewards = 0, games = 0, articles = 0 }: BenchOptions,
  prepare: ((db: Database) => Promise<void>) | undefined,
  work: (sites: ServedSites) => Promise<void>,
): Promise<void> {
  const sizes = [rewards, games, articles];
  // Pages are prerendered from the catalog, so a larger one has a build of its own.
  const settings = await readCopySettings(sizes.some((size) => size > 0) ? sizes.join('-') : undefined);
  const { DATABASE_URL: url } = process.env;
  const folder = `.data/bench-${settings.platformPort}`;
  rmSync(folder, { recursive: true, force: true });
  const children: ChildProcess[] = [];
  const serve = async (args: string[], variables: Record<string, string>, url: string) => {
    const child = runNode(args, variables);
    children.unshift(child);
    await untilHealthy(url, child);
  };
  try {
    await withSeededDatabase(url ? { url } : { folder }, async (db) => {
      await growCatalog(db, { rewards, games, articles });
      await prepare?.(db);
    });
    const platformVariables = { ...settings.childVariables, DATABASE_FOLDER: folder };
    await serve(commands.platform, platformVariables, `${settings.platformUrl}/health`);
    await buildIfStale(settings);
    await serve(commands.site(settings.port, settings.buildFolder), settings.childVariables, settings.siteUrl);

    const home = await (await fetch(settings.siteUrl)).text();
    const empty = await buildEmptySite(home, await freePort());
    await serve(empty.command, { ...settings.childVariables, ...empty.variables }, empty.url);
    await work({ club: settings.siteUrl, platform: settings.platformUrl, empty: empty.url });
  } finally {
    await stopProcesses(children);
  }
}

const emptyFolder = '.build/bench-empty';

/** Bytes of the empty page, which the padding of the other page leaves out. */
const ownBytes = 1500;

/**
 * Builds `bench/emptySite` with the packages of this repository: a page with one line of text, and the same page with as
 * many bytes as `html`, which compress as well. Returns how to serve it on a port.
 */
async function buildEmptySite(html: string, port: number) {
  rmSync(emptyFolder, { recursive: true, force: true });
  cpSync('bench/emptySite', emptyFolder, { recursive: true });
  const paddingFile = resolve(join(emptyFolder, 'padding.html'));
  writeFileSync(paddingFile, html.slice(ownBytes));
  const variables = { PADDING_FILE: paddingFile, NEXT_TELEMETRY_DISABLED: '1' };
  await complete('The build of the empty site', [...commands.build, emptyFolder], variables);
  return { command: [...commands.startNext(port), emptyFolder], variables, url: `http://localhost:${port}` };
}
