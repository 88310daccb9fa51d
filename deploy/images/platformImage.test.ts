import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOf, stopProcesses, untilHealthy } from '../../platform/support/nodeProcess';
import { clientOf } from '../../platform/testing/client';
import { freePort } from '../../platform/testing/freePort';
import { startTraceCollector } from '../../platform/testing/traceCollector';
import { widgetRequest } from '../../platform/testing/signOnPages';

jest.setTimeout(180_000);

/** Outside the project, so that a package that the image lacks is not found in the project's. */
const image = mkdtempSync(join(tmpdir(), 'club-image-'));
const data = mkdtempSync(join(tmpdir(), 'club-data-'));
/** Another user than the one who owns the files, where that is possible. */
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'deploy/images/assemblePlatform.ts', image]);
  if (user.uid) chownSync(data, user.uid, user.gid);
});
afterAll(() => [image, data].forEach((folder) => rmSync(folder, { recursive: true })));

const variables = (port: number): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  PLATFORM_PORT: String(port),
  SERVICES_URL: `http://localhost:${port}`,
  DATABASE_FOLDER: join(data, 'database'),
  LETTERS_FOLDER: join(data, 'emails'),
  GAME_KEYS_FILE: join(data, 'keys.json'),
  FAST_PASSWORD_HASHES: '1',
});

it('has all that the platform loads, with tracing on', async () => {
  const collector = await startTraceCollector();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...variables(port), OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const start = ['--enable-source-maps', 'platform/.build/main.cjs'];
  const platform = spawn(process.execPath, start, { cwd: image, env, ...user, stdio: ['ignore', 'inherit', 'pipe'] });
  let log = '';
  platform.stderr.on('data', (chunk) => (log += String(chunk)));
  try {
    await untilHealthy(`${url}/ready`, platform, { output: () => log });
    const sample = await clientOf(url)('/v1/spaces/club/rewards/sample?limit=1');
    const [, picture = ''] = /"imageUrl":"([^"]+)"/.exec(JSON.stringify(sample.body)) ?? [];
    const signOn = `${url}/sso/widget?${new URLSearchParams(widgetRequest).toString()}`;
    for (const address of [`${url}/health`, `${url}/docs`, signOn, picture])
      expect({ address, status: (await fetch(address)).status }).toEqual({ address, status: 200 });
  } finally {
    await stopProcesses([platform]);
    await collector.close();
  }
  expect(await exitOf(platform)).toBe(0);
  expect(collector.spans.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^GET .*rewards.sample/));
  expect(log.split('\n').filter((line) => line && !line.startsWith('{"level":"info"'))).toEqual([]);
});

it('has the command of operators under the name that alerts give it, which changes nothing without --yes', async () => {
  const env = variables(await freePort());
  const operate = (...args: string[]) => {
    const command = ['run', '--silent', 'operate', '--', ...args];
    const { status, stdout, stderr } = spawnSync('npm', command, { cwd: image, env, ...user, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  expect(operate('--help').output).toContain('npm run operate -- quarantine');
  expect(operate('quarantine')).toEqual({ status: 0, output: 'The quarantine is empty.\n' });
  const making = ['keys', '--make', 'saltwatch'];
  expect(operate(...making)).toEqual({
    status: 1,
    output: expect.stringMatching(/^Adds a key.* add --yes\.\n$/) as unknown,
  });
  expect(operate('keys').output).toBe('No game has a key.\n');
  expect(operate(...making, '--yes').output).toContain('of Saltwatch signs from now on.');
});
