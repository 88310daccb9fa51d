import { rmSync } from 'node:fs';
import { buildIfStale } from '../../deploy/local/build';
import { commands } from '../../deploy/local/processes';
import { readSettings } from '../../deploy/local/settings';
import { exitOf, runNode, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { assertPortIsFree } from '../../platform/support/ports';
import { testVariables } from '../../platform/testing/platformProcess';
import { startPostgres } from '../../platform/testing/postgresServer';
import { localKeysFile } from '../../platform/play/localKeys';
import { platformControl } from './platformControl';
import { embedderUrl } from './settings';
import { sentenceOf } from '../../platform/support/errorCause';

/**
 * Serves the copy under test: a platform with a fresh database, which a test can stop and start, and the production build
 * of the site. `serve.ts build` ends after the build, so that `npm test` can build while other checks run.
 */
async function serve(mode: string | undefined): Promise<void> {
  process.env.EMBEDDERS = embedderUrl;
  const settings = readSettings(process.env);
  await assertPortIsFree(settings.port, 'PORT');
  await assertPortIsFree(settings.platformPort, 'PLATFORM_PORT');
  const folder = `.data/e2e-${settings.platformPort}`;
  const emailsFolder = `.data/letters-${settings.platformPort}`;
  for (const old of [folder, emailsFolder]) rmSync(old, { recursive: true, force: true });

  // It takes half of the platform's time, and is what production runs on.
  const postgres = process.env.TEST_DATABASE === 'PostgreSQL' ? await startPostgres() : null;
  const platform = await platformControl(settings, {
    ...settings.childVariables,
    ...testVariables,
    ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : { DATABASE_FOLDER: folder }),
    LETTERS_FOLDER: emailsFolder,
    // Tests create each account from an address of its own, because the platform limits new accounts per address.
    BEHIND_PROXY: '1',
    // A test starts it for an embedder: its cookies are others then.
    EMBEDDERS: '',
    // Nor has it keys of games, and tests play.
    GAME_KEYS_FILE: localKeysFile(settings.platformPort),
    // A platform behind a proxy has no copies of the publisher's sites of its own accord, and the links lead there.
    PUBLISHER_URL: `${settings.platformUrl}/publisher/{site}`,
  });
  await platform.start();
  await buildIfStale(settings);
  const close = async () => {
    await platform.close();
    await postgres?.close();
  };
  if (mode === 'build') return close();
  const site = runNode(commands.site(settings.port, settings.buildFolder), settings.childVariables);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopProcesses([site]));
  await untilHealthy(settings.siteUrl, site);
  await exitOf(site);
  await close();
}

serve(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  },
);
