import { rmSync } from 'node:fs';
import { buildIfStale } from '../deploy/local/build';
import { assertPortIsFree, commands, run, stop, untilAnswers } from '../deploy/local/processes';
import { readSettings } from '../deploy/local/settings';
import { readEnvironment } from '../services/http/environment';
import { readObject, readString } from '../services/http/parse';
import { measure, type Figures } from './measure';

/** One row: something of the product, held against a bare reference in the same run. */
interface Row {
  what: string;
  reference: string;
  product: Figures;
  bare: Figures;
}

const player = Buffer.from('northwind@meridian.example:meridian-demo').toString('base64');
const readTicket = readObject((field) => field('ticket', readString));

/** Starts a copy of the club of its own, measures it, and prints ratios: they hold where seconds do not. */
async function main(): Promise<void> {
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
      print(await rows(settings.siteUrl, settings.platformUrl));
    } finally {
      await stop([site]);
    }
  } finally {
    await stop([platform]);
  }
}

async function rows(site: string, platform: string): Promise<Row[]> {
  const app = { 'Ubi-AppId': readEnvironment(process.env).appId };
  const session = await fetch(`${platform}/v3/profiles/sessions`, {
    method: 'POST',
    headers: { ...app, Authorization: `Basic ${player}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  const mine = { ...app, Authorization: `Ubi_v1 t=${readTicket(await session.json())}` };
  const website = `${platform}/clubwip/v1/profiles/me/club/website`;
  const file = await measure(`${site}/static/icon.svg`);
  const health = await measure(`${platform}/health`);
  return [
    { what: 'home page, prerendered', reference: 'a static file', product: await measure(`${site}/`), bare: file },
    {
      what: 'a player’s balance',
      reference: 'the health check',
      product: await measure(`${website}/newbalance`, mine),
      bare: health,
    },
    {
      what: 'a player’s profile',
      reference: 'the health check',
      product: await measure(`${website}/playerprofile`, mine),
      bare: health,
    },
    {
      what: 'the visitors’ showcase',
      reference: 'the health check',
      product: await measure(`${platform}/v1/spaces/club/showcase`, app),
      bare: health,
    },
  ];
}

function print(table: Row[]): void {
  const line = (cells: string[]) => cells.map((cell, i) => (i < 2 ? cell.padEnd(24) : cell.padStart(12))).join(' ');
  const lines = table.map(({ what, reference, product, bare }) =>
    line([
      what,
      reference,
      (product.perSecond / bare.perSecond).toFixed(3),
      product.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      `${product.p99.toFixed(1)} ms`,
    ]),
  );
  process.stdout.write(
    `\n${line(['what', 'held against', 'ratio', 'a second', 'reference', 'p99'])}\n${lines.join('\n')}\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
