import type { ChildProcess } from 'node:child_process';
import { exitOf, runNode, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { assertPortIsFree } from '../../platform/support/ports';
import { buildIfStale } from './build';
import { commands } from './processes';
import { readSettings, type LocalSettings } from './settings';

/**
 * Starts the platform, then the site, and stops both together: `main.ts start` or `main.ts dev`. The platform stays out
 * where the site calls services elsewhere.
 */
async function main(mode: string | undefined): Promise<number> {
  if (mode !== 'start' && mode !== 'dev') throw new Error('Run "main.ts start" or "main.ts dev".');
  const settings = readSettings(process.env);
  await assertPortIsFree(settings.port, 'PORT');
  if (settings.startsPlatform) await assertPortIsFree(settings.platformPort, 'PLATFORM_PORT');

  const platform = settings.startsPlatform ? runNode(commands.platform, settings.childVariables) : undefined;
  let site: ChildProcess | undefined;
  const stopBoth = () => stopProcesses([site, platform]);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupted.abort();
      void stopBoth();
    });
  }

  try {
    if (platform) await untilHealthy(`${settings.platformUrl}/health`, platform);
    if (mode === 'start') await buildIfStale(settings);
    site = runNode(
      mode === 'start' ? commands.site(settings.port) : commands.siteInDevelopment(settings.port),
      settings.childVariables,
    );
    await untilHealthy(settings.siteUrl, site);
    process.stdout.write(`${welcome(settings)}\n`);
    const code = await Promise.race([site, platform].flatMap((process) => (process ? exitOf(process) : [])));
    return interrupted.signal.aborted ? 0 : code;
  } catch (error) {
    if (interrupted.signal.aborted) return 0;
    throw error;
  } finally {
    await stopBoth();
  }
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

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
