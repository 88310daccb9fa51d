import { rmSync } from 'node:fs';
import { buildIfStale } from '../../deploy/local/build';
import { assertPortIsFree, commands, exitOf, run, stop, untilAnswers } from '../../deploy/local/processes';
import { readSettings } from '../../deploy/local/settings';
import { platformControl } from './platformControl';

/**
 * Serves the copy under test: a platform with a fresh database, which a test may stop and start again, and the
 * production build of the site.
 */
async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  await assertPortIsFree(settings.port, 'PORT');
  await assertPortIsFree(settings.platformPort, 'PLATFORM_PORT');
  const folder = `.data/e2e-${settings.platformPort}`;
  rmSync(folder, { recursive: true, force: true });

  const platform = platformControl(settings, {
    ...settings.childVariables,
    DATABASE_FOLDER: folder,
    // Every account that the tests make comes from an address of its own: who makes many from one is slowed down.
    BEHIND_PROXY: '1',
  });
  await platform.start();
  await buildIfStale(settings);
  const site = run(commands.site(settings.port), settings.childVariables);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop([site]));
  await untilAnswers(settings.siteUrl, site);
  await exitOf(site);
  await platform.close();
}

serve().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
