import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { exitOf, runNode, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { codeOf } from '../../platform/support/errorCause';
import { startServicesProxy } from '../../platform/support/servicesProxy';
import { assertPortIsFree, takePort } from '../../platform/support/ports';
import { buildIfStale } from './build';
import { keepRunning } from './keepRunning';
import { commands } from './processes';
import { readSettings, type LocalSettings } from './settings';
import { print, runCommand } from '../../platform/support/runCommand';

const endWithParent = ['--require', resolve('deploy/local/endWithParent.cjs')];

/**
 * Starts the platform, then the site, and stops both together: `main.ts start` or `main.ts dev`. A platform that ends is
 * started again, and the site keeps serving meanwhile. The platform stays out if the site calls services elsewhere,
 * and of `main.ts site`.
 */
async function main(mode: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  const { port, platformPort, siteUrl, platformUrl, startsProxy, buildFolder, childVariables } = settings;
  const startsPlatform = settings.startsPlatform && mode !== 'site';
  const leavePort = await takePort(port, 'PORT');
  if (startsPlatform || startsProxy) await assertPortIsFree(platformPort, 'PLATFORM_PORT');
  if (startsProxy) startServicesProxy({ port: platformPort, servicesUrl: platformUrl, siteUrl });

  const startPlatform = () => runNode([...endWithParent, ...commands.platform], childVariables);
  const first = startsPlatform ? startPlatform() : undefined;
  let platform = () => first;
  let site: ChildProcess | undefined;
  const stopping = new AbortController();
  const stopBoth = () => {
    stopping.abort();
    return stopProcesses([site, platform()]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopBoth());

  try {
    if (first) {
      await untilHealthy(`http://localhost:${platformPort}/health`, first);
      const log = (sentence: string) => process.stderr.write(`${sentence}\n`);
      platform = keepRunning({ first, start: startPlatform, log, stopping: stopping.signal });
    }
    if (mode !== 'dev') await buildIfStale(settings);
    await leavePort();
    site = runNode(
      [...endWithParent, ...(mode === 'dev' ? commands.siteInDevelopment(port) : commands.site(port, buildFolder))],
      { ...childVariables, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      ['inherit', 'pipe', 'inherit'],
    );
    printWithoutAddresses(site);
    await untilHealthy(`http://localhost:${port}/api/health`, site);
    print(welcome({ ...settings, startsPlatform }));
    if (!startsPlatform) await warnIfUnreachable(platformUrl);
    const code = await exitOf(site);
    if (!stopping.signal.aborted) process.exitCode = code;
  } catch (error) {
    // What Ctrl-C ends fails.
    if (!stopping.signal.aborted) throw error;
  } finally {
    await stopBoth();
  }
}

/** Next names addresses of this machine at which no player could sign in; the welcome names the one that works. */
function printWithoutAddresses({ stdout }: ChildProcess): void {
  if (!stdout) return;
  createInterface({ input: stdout }).on('line', (line) => {
    if (!/^\s*- (Local|Network):/.test(line)) print(line);
  });
}

/** Says once that the pages have no data, and why; they get it as soon as the services answer. */
async function warnIfUnreachable(servicesUrl: string): Promise<void> {
  const failure = await fetch(servicesUrl, { signal: AbortSignal.timeout(5_000) }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) return;
  const code = failure.cause instanceof Error && codeOf(failure.cause);
  const reason = code ? ` (${code})` : '';
  process.stderr.write(
    `The services at ${servicesUrl} cannot be reached${reason}, so pages have no data. Connect to their network, set SERVICES_URL ` +
      'to services that answer, or leave CLUB_ENVIRONMENT and SERVICES_URL out to start the platform of this repository.\n',
  );
}

const welcome = ({ siteUrl, platformUrl, startsPlatform }: LocalSettings) => `
  The club        ${siteUrl}
  The ${startsPlatform ? 'platform' : 'services'}    ${platformUrl}
${startsPlatform ? '  Demo player     northwind@meridian.example, password meridian-demo\n' : ''}
  Ctrl-C stops ${startsPlatform ? 'both' : 'the club'}.
`;

void runCommand(() => main(process.argv[2]));
