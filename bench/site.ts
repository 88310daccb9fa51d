import { rmSync } from 'node:fs';
import { buildIfStale } from '../deploy/local/build';
import { commands } from '../deploy/local/processes';
import { readSettings } from '../deploy/local/settings';
import { runNode, stopProcesses, untilHealthy } from '../platform/support/nodeProcess';
import { assertPortIsFree } from '../platform/support/ports';
import { fetchTask, measure } from './measure';
import type { Row } from './table';

/** Pages of the site, compared with a static file from the same server, on a separate copy of the club. */
export async function siteRows(): Promise<Row[]> {
  const settings = readSettings({
    ...process.env,
    PORT: process.env.PORT ?? '3180',
    PLATFORM_PORT: process.env.PLATFORM_PORT ?? '4180',
  });
  await assertPortIsFree(settings.port, 'PORT');
  await assertPortIsFree(settings.platformPort, 'PLATFORM_PORT');
  const folder = `.data/bench-${settings.platformPort}`;
  rmSync(folder, { recursive: true, force: true });
  const platform = runNode(commands.platform, { ...settings.childVariables, DATABASE_FOLDER: folder });
  try {
    await untilHealthy(`${settings.platformUrl}/health`, platform);
    Object.assign(process.env, settings.childVariables);
    await buildIfStale(settings);
    const site = runNode(commands.site(settings.port), settings.childVariables);
    try {
      await untilHealthy(settings.siteUrl, site);
      const bare = await measure(fetchTask(`${settings.siteUrl}/static/icon.svg`));
      const against = { reference: 'a static file', bare };
      return [
        { name: 'home page', ...against, product: await measure(fetchTask(`${settings.siteUrl}/`)) },
        {
          name: 'rewards page in French',
          ...against,
          product: await measure(fetchTask(`${settings.siteUrl}/fr-FR/rewards`)),
        },
      ];
    } finally {
      await stopProcesses([site]);
    }
  } finally {
    await stopProcesses([platform]);
  }
}
