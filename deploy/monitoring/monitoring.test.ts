import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { databaseMetrics } from '../../platform/db/databaseMetrics';
import { measureProcess, measureRequest, registry } from '../../platform/support/metrics';
import { serveMetrics } from '../../platform/support/serveMetrics';
import { freePort } from '../../platform/testing/freePort';
import { newcomer } from '../../platform/testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../platform/testing/startPlatform';
import { stop } from '../../platform/support/ports';

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

const textOf = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const alerts = rules.parse(parse(textOf('alerts.yaml'))).groups.flatMap((group) => group.rules);
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard
    .parse(JSON.parse(textOf('dashboard.json')))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

let club: TestPlatform;
beforeAll(async () => {
  measureProcess();
  club = await startPlatform({ requestEnded: measureRequest });
}, startUpMs);
afterAll(() => club.close());

/** What a collector reads. */
async function collected(): Promise<string> {
  const port = await freePort();
  const server = await serveMetrics({ port, host: '127.0.0.1' }, [databaseMetrics(club.connection)]);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  await stop(server);
  return text;
}

const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

it('has a section for every alert that ends with a command, an alert for every section, and a test that fires it', () => {
  const [, chapter = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Alerts\n');
  const [own = ''] = chapter.split('\n## ');
  const [, ...sections] = own.split('\n### ');
  const names = alerts.map(({ alert }) => alert);
  expect(sections.map((section) => /^\w+/.exec(section)?.[0])).toEqual(names);
  for (const section of sections)
    expect(section).toMatch(/`(kubectl|npm run|promtool|psql|openssl) [^`]+`[^`]{0,60}\s*$/);
  const fired = [...textOf('alerts.test.yaml').matchAll(/alertname: (\w+)\n\s+exp_alerts:\s+\[/g)];
  expect(new Set(fired.map(([, name]) => name))).toEqual(new Set(names));
});

it('measures all that the alerts and the dashboard read', async () => {
  const ofBackups = 'club_backup_timestamp_seconds';
  const known = new Set([ofBackups, ...[...(await collected()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)]);
  const read = expressions.flatMap((expr) => expr.match(/\b(club|nodejs|process)_\w+/g) ?? []);
  const missing = read.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')));
  expect(expressions.filter((expr) => !/\b(club|nodejs|process|node|probe)_\w+|\bup\b/.test(expr))).toEqual([]);
  expect(missing).toEqual([]);
});

const promtool = spawnSync('promtool', ['--version']).error === undefined;
if (!promtool)
  process.stdout.write('Alerts are not fired in a test: promtool is not installed (Debian: prometheus).\n');

(promtool ? it : it.skip)('fires each alert when it should, and not before', () => {
  const { status, stderr } = spawnSync('promtool', ['test', 'rules', join(__dirname, 'alerts.test.yaml')], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('measures a request by its route, and shows no value of a player', async () => {
  const player = await newcomer(club, { units: 40 });
  await player.call(`/v1/profiles/me/reads?paths=/v3/users/me&search=someone@northlight.example`);
  const text = await collected();
  expect(text).toMatch(/club_request_seconds_count\{method="GET",route="\/v1\/profiles\/:id\/reads",status="200"\} 1/);
  expect(text).not.toMatch(/northlight|[\w.+-]+@[\w-]+\.\w+|[\w-]{64}/);
  expect(text).not.toContain(player.profileId);
});

it('counts Units once they are stored', async () => {
  const earned = 'club_units_total{kind="earned"}';
  const before = valueOf(await collected(), earned);
  await newcomer(club, { units: 25 });
  expect(valueOf(await collected(), earned)).toBe(before + 25);
});

it('counts the pages that the cache of the site found', async () => {
  const hits = 'club_page_cache_total{result="HIT"}';
  const before = valueOf(await registry.metrics(), hits) || 0;
  measureRequest({ transactionId: '', method: 'GET', route: '/', status: 200, ms: 1, cache: 'HIT' });
  measureRequest({ transactionId: '', method: 'GET', route: '/', status: 200, ms: 1 });
  expect(valueOf(await registry.metrics(), hits)).toBe(before + 1);
});
