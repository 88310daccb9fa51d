import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { exitOf, runNode, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { isRecord } from '../../services/http/parse';
import { startServicesProxy } from '../../platform/support/servicesProxy';
import { assertPortIsFree, takePort } from '../../platform/support/ports';
import { buildIfStale } from './build';
import { keepRunning } from './keepRunning';
import { commands } from './processes';
import { readSettings, type LocalSettings } from './settings';
import { print, runCommand } from '../../platform/support/runCommand';

const endWithParent = ['--require', resolve('deploy/local/endWithParent.cjs')];
const modes = ['start', 'dev', 'site'] as const;

/**
 * Starts the platform, then the site, and stops both together: `main.ts start` or `main.ts dev`. A platform that ends is
 * started again, and the site keeps serving meanwhile. The platform stays out if the site calls services elsewhere,
 * and of `main.ts site`.
 */
async function main(argument: string | undefined): Promise<void> {
  const mode = modes.find((known) => known === argument);
  if (!mode) throw new Error(`Run "main.ts ${modes.join('", "main.ts ')}".`);
  const settings = readSettings(process.env);
  const startsPlatform = settings.startsPlatform && mode !== 'site';
  const leavePort = await takePort(settings.port, 'PORT');
  if (startsPlatform || settings.startsProxy) await assertPortIsFree(settings.platformPort, 'PLATFORM_PORT');
  const { platformPort, platformUrl, siteUrl, startsProxy } = settings;
  if (startsProxy) startServicesProxy({ port: platformPort, servicesUrl: platformUrl, siteUrl });

  const startPlatform = () => runNode([...endWithParent, ...commands.platform], settings.childVariables);
  const first = startsPlatform ? startPlatform() : undefined;
  let platform = () => first;
  let site: ChildProcess | undefined;
  const stopping = new AbortController();
  const stopBoth = () => {
    stopping.abort();
    return stopProcesses([site, platform()]);
  };
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupted.abort();
      void stopBoth();
    });
  }

  try {
    if (first) {
      await untilHealthy(`http://localhost:${platformPort}/health`, first);
      const log = (sentence: string) => process.stderr.write(`${sentence}\n`);
      platform = keepRunning({ first, start: startPlatform, log, stopping: stopping.signal });
    }
    if (mode !== 'dev') await buildIfStale(settings);
    await leavePort();
    const { port, buildFolder } = settings;
    site = runNode(
      [...endWithParent, ...(mode === 'dev' ? commands.siteInDevelopment(port) : commands.site(port, buildFolder))],
      { ...settings.childVariables, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      ['inherit', 'pipe', 'inherit'],
    );
    printWithoutAddresses(site);
    await untilHealthy(`http://localhost:${settings.port}/api/health`, site);
    print(welcome({ ...settings, startsPlatform }));
    if (!startsPlatform) await warnIfUnreachable(platformUrl);
    const code = await exitOf(site);
    if (!interrupted.signal.aborted) process.exitCode = code;
  } catch (error) {
    if (!interrupted.signal.aborted) throw error;
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
  if (failure === null) return;
  const cause = failure instanceof Error ? failure.cause : undefined;
  const reason = isRecord(cause) && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  process.stderr.write(
    `The services at ${servicesUrl} cannot be reached${reason}, so pages have no data. Connect to their network, set SERVICES_URL ` +
      'to services that answer, or leave CLUB_ENVIRONMENT and SERVICES_URL out to start the platform of this repository.\n',
  );
}

const welcome = ({ siteUrl, platformUrl, startsPlatform }: LocalSettings) =>
  startsPlatform
    ? `
  The club        ${siteUrl}
  The platform    ${platformUrl}
  Demo player     northwind@meridian.example, password meridian-demo

  Ctrl-C stops both.
`
    : `
  The club        ${siteUrl}
  The services    ${platformUrl}

  Ctrl-C stops the club.
`;

void runCommand(() => main(process.argv[2]));
