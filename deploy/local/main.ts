import type { ChildProcess } from 'node:child_process';
import { buildIfStale } from './build';
import { assertPortIsFree, commands, exitOf, run, stop, untilAnswers } from './processes';
import { readSettings, type LocalSettings } from './settings';

/** Starts the platform, then the site, and stops both together: `main.ts start` or `main.ts dev`. */
async function main(mode: string | undefined): Promise<number> {
  if (mode !== 'start' && mode !== 'dev') throw new Error('Say which: "main.ts start" or "main.ts dev".');
  const settings = readSettings(process.env);
  await assertPortIsFree(settings.port, 'PORT');
  await assertPortIsFree(settings.platformPort, 'PLATFORM_PORT');

  const platform = run(commands.platform, settings.childVariables);
  let site: ChildProcess | undefined;
  const stopBoth = () => stop([site, platform]);
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      asked.abort();
      void stopBoth();
    });
  }

  try {
    await untilAnswers(`${settings.platformUrl}/health`, platform);
    if (mode === 'start') await buildIfStale(settings);
    site = run(
      mode === 'start' ? commands.site(settings.port) : commands.siteInDevelopment(settings.port),
      settings.childVariables,
    );
    await untilAnswers(settings.siteUrl, site);
    say(welcome(settings));
    const code = await Promise.race([exitOf(site), exitOf(platform)]);
    return asked.signal.aborted ? 0 : code;
  } catch (error) {
    if (asked.signal.aborted) return 0;
    throw error;
  } finally {
    await stopBoth();
  }
}

const welcome = ({ siteUrl, platformUrl }: LocalSettings) => `
  The club        ${siteUrl}
  The platform    ${platformUrl}
  Demo player     northwind@meridian.example, password meridian-demo

  Ctrl-C stops both.
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
