import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOf, hasEnded, runNode, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { freePort } from '../../platform/testing/freePort';
import { testVariables } from '../../platform/testing/platformProcess';
import { startPostgres } from '../../platform/testing/postgresServer';
import { readEnvironment } from '../../services/http/environment';
import { complete } from '../local/processes';
import { writeFiles } from './writeFiles';
import { applySettings } from '../site/applySettings';
import { connectionLimits } from '../../platform/support/ports';
import { startNginx, writeCertificate, type ClusterPorts } from './nginx';
import { ownPostgres, type Programs } from './programs';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Free ports for two sites and two platforms, with nginx in front of them. */
export const freePorts = async (): Promise<ClusterPorts> => ({
  site: await freePort(),
  services: await freePort(),
  sites: [await freePort(), await freePort()],
  platforms: [await freePort(), await freePort()],
});

/** Seconds for which a server of the cluster accepts requests after SIGTERM: nginx learns it from the responses. */
const stopDelaySeconds = 1;

/** Two assembled images: what `npm run image:site` and `npm run image:platform` make. */
const imagesIn = (folder: string) => ({ site: join(folder, 'site'), platform: join(folder, 'platform') });

/**
 * Starts nginx, a PostgreSQL server with an empty database, platforms and sites on this machine, and builds the site if its
 * sources have changed. With `earlier`, a folder with the images `site` and `platform` of another version, that version runs
 * until `upgrade`. `close` stops them in the order in which they need each other.
 */
export async function startCluster(
  programs: Programs,
  ports: ClusterPorts,
  { folder, isTest = false, earlier }: { folder: string; isTest?: boolean; earlier?: string },
) {
  const siteUrl = `https://localhost:${ports.site}`;
  const servicesUrl = `https://localhost:${ports.services}`;
  const credentials = writeCertificate(programs, folder);
  const { certificate } = credentials;
  const shared = {
    SITE_URL: siteUrl,
    SERVICES_URL: servicesUrl,
    PUBLISHER_URL: `${servicesUrl}/publisher/{site}`,
    NODE_EXTRA_CA_CERTS: certificate,
    NEXT_TELEMETRY_DISABLED: '1',
    STOP_DELAY_SECONDS: String(stopDelaySeconds),
  };
  const serverLog = join(folder, 'servers.log');
  // Tests read what the servers have written.
  const output = isTest ? openSync(serverLog, 'a') : 'inherit';
  const stdio: StdioOptions = ['ignore', output, output];
  const closings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closing of closings.splice(0).reverse()) await closing();
  };
  try {
    // Outside the project, so that a package that the image lacks is not found in the project's.
    const images = mkdtempSync(join(tmpdir(), 'club-'));
    closings.push(() => rm(images, { recursive: true, force: true }));
    const present = imagesIn(images);
    await complete('The image of the site', ['--import', 'tsx', 'deploy/images/assembleSite.ts', present.site], {});
    const assembling = ['--import', 'tsx', 'deploy/images/assemblePlatform.ts', present.platform];
    await complete('The image of the platform', assembling, {});
    let running = earlier === undefined ? present : imagesIn(earlier);
    // nginx serves the files of the build itself, under the names that the settings give them. Those of another are the sites'.
    const served = join(folder, 'site');
    applySettings(join(present.site, 'build'), served, readEnvironment(shared));

    const postgres = await startPostgres({ isDurable: true, source: ownPostgres() });
    closings.push(() => postgres.close());
    const databaseUrl = await postgres.createDatabase();

    const platforms = ports.platforms.map((port) =>
      member(port, '/ready', () =>
        runNode(
          ['--enable-source-maps', join(running.platform, 'platform/.build/main.cjs')],
          {
            ...shared,
            PLATFORM_PORT: String(port),
            DATABASE_URL: databaseUrl,
            BEHIND_PROXY: '1',
            PROXY_NETWORKS: '127.0.0.1 ::1',
            LETTERS_FOLDER: join(folder, 'emails'),
            GAME_KEYS_FILE: join(folder, `game-keys-${port}.json`),
            ...(isTest ? testVariables : {}),
          },
          stdio,
        ),
      ),
    );
    closings.push(() => Promise.all(platforms.map((each) => each.stop())));
    await Promise.all(platforms.map((each) => each.start()));

    writeFiles(served, join(folder, 'files'));
    const nginx = startNginx(programs, folder, ports, credentials);
    closings.push(() => stopProcesses([nginx]));

    const sites = ports.sites.map((port) =>
      member(port, '/api/ready', () => {
        // As a container has its own: a start writes its settings into it.
        const copy = join(images, `${running === present ? 'present' : 'earlier'}-${port}`);
        if (!existsSync(copy)) cpSync(running.site, copy, { recursive: true, verbatimSymlinks: true });
        return startImage(copy, { ...shared, PORT: String(port) }, stdio);
      }),
    );
    closings.push(() => Promise.all(sites.map((each) => each.stop())));
    await Promise.all(sites.map((each) => each.start()));
    return {
      siteUrl,
      servicesUrl,
      certificate,
      sites,
      platforms,
      postgres,
      databaseUrl,
      nginx,
      accessLog: join(folder, 'access.log'),
      /** What sites and platforms have written, of a test. */
      serverLog,
      /** Sites and platforms start as the present version from now on. */
      upgrade: () => {
        running = present;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As `deploy/images/site.Dockerfile` does. */
const startImage = (image: string, variables: Record<string, string>, stdio: StdioOptions): ChildProcess =>
  spawn(process.execPath, ['--enable-source-maps', 'start.cjs'], {
    cwd: image,
    stdio,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOSTNAME: '127.0.0.1',
      KEEP_ALIVE_TIMEOUT: String(connectionLimits.keepAliveTimeout),
      ...variables,
    },
  });

/** A site or a platform. */
function member(port: number, readiness: string, startProcess: () => ChildProcess) {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    /** Waits until it may get requests. */
    start: async () => {
      child = startProcess();
      await untilHealthy(url + readiness, child);
    },
    /** With SIGTERM, as a deploy does. */
    stop: () => stopProcesses([child]),
    kill: async () => {
      if (!child || hasEnded(child)) return;
      child.kill('SIGKILL');
      await exitOf(child);
    },
  };
}
