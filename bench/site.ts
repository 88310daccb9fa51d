import { rmSync } from 'node:fs';
import { buildIfStale } from '../deploy/local/build';
import { assertPortIsFree, commands, run, stop, untilAnswers } from '../deploy/local/processes';
import { readSettings } from '../deploy/local/settings';
import { asking, measure } from './measure';
import type { Row } from './table';

/** The site against what its server can do at best, on a copy of the club of its own. */
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
  const platform = run(commands.platform, { ...settings.childVariables, DATABASE_FOLDER: folder });
  try {
    await untilAnswers(`${settings.platformUrl}/health`, platform);
    Object.assign(process.env, settings.childVariables);
    await buildIfStale(settings);
    const site = run(commands.site(settings.port), settings.childVariables);
    try {
      await untilAnswers(settings.siteUrl, site);
      const bare = await measure(asking(`${settings.siteUrl}/static/icon.svg`));
      const against = { reference: 'a static file', bare };
      return [
        { what: 'home page', ...against, product: await measure(asking(`${settings.siteUrl}/`)) },
        {
          what: 'rewards page in French',
          ...against,
          product: await measure(asking(`${settings.siteUrl}/fr-FR/rewards`)),
        },
      ];
    } finally {
      await stop([site]);
    }
  } finally {
    await stop([platform]);
  }
}
