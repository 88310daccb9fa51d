import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readSettings } from '../deploy/local/settings';
import { freePort } from '../platform/testing/freePort';
import { readEnvironment } from '../services/http/environment';
import { e2ePorts, platformUrl, siteUrl } from './support/settings';

/** The build under test serves a second copy on another port, because its addresses are set to the same values. */
const { buildFolder } = readSettings({ PORT: String(e2ePorts.site), PLATFORM_PORT: String(e2ePorts.platform) });
const ofTheSameBuild = {
  SITE_URL: siteUrl,
  SERVICES_URL: platformUrl,
  PUBLISHER_URL: readEnvironment({ PLATFORM_PORT: String(e2ePorts.platform) }).publisherUrl,
  SITE_BUILD_FOLDER: buildFolder,
};

interface StartedClub {
  output: () => string;
  ended: Promise<number | null>;
  pressControlC: () => void;
}

const started: StartedClub[] = [];
/** Otherwise a copy that a failed test has started keeps its ports. */
test.afterEach(async () => {
  for (const club of started.splice(0)) {
    club.pressControlC();
    await club.ended;
  }
});

test('npm run dev starts the platform and the site, and Ctrl-C stops both', async () => {
  test.setTimeout(240_000);
  const ports = { site: await freePort(), platform: await freePort() };
  // The build folder of these ports would stay behind, because free ports differ from run to run.
  const folders = { DATABASE_FOLDER: '.data/e2e-dev', SITE_BUILD_FOLDER: '.next-e2e-dev' };
  rmSync(folders.DATABASE_FOLDER, { recursive: true, force: true });
  const club = npmRun('dev', { ...folders, PORT: String(ports.site), PLATFORM_PORT: String(ports.platform) });
  await expect.poll(() => answers(`http://localhost:${ports.site}/`), { timeout: 90_000 }).toBe(true);
  await expect.poll(club.output).toContain('Ctrl-C stops both.');
  expect(await answers(`http://localhost:${ports.platform}/health`)).toBe(true);

  club.pressControlC();
  await club.ended;
  expect(await answers(`http://localhost:${ports.platform}/health`)).toBe(false);
  expect(await answers(`http://localhost:${ports.site}/`)).toBe(false);
});

test('with services elsewhere, npm start serves the site alone, and Ctrl-C stops it', async () => {
  test.setTimeout(240_000);
  const ports = { site: await freePort(), platform: await freePort() };
  const club = npmRun('start', { ...ofTheSameBuild, PORT: String(ports.site), PLATFORM_PORT: String(ports.platform) });
  await expect.poll(() => answers(`http://localhost:${ports.site}/`), { timeout: 90_000 }).toBe(true);
  await expect.poll(club.output).toContain('Ctrl-C stops the club.');
  expect(await answers(`http://localhost:${ports.platform}/health`)).toBe(false);

  club.pressControlC();
  await club.ended;
  expect(await answers(`http://localhost:${ports.site}/`)).toBe(false);
});

for (const [variable, taken] of [
  ['PORT', e2ePorts.site],
  ['PLATFORM_PORT', e2ePorts.platform],
] as const) {
  test(`a ${variable} in use prints one sentence and fails`, async () => {
    const free = { PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()) };
    const club = npmRun('start', { ...free, [variable]: String(taken) });
    expect(await club.ended).toBe(1);
    expect(club.output().trim().split('\n')).toEqual([
      `Port ${taken} is in use; stop the program there or set ${variable} to a free port.`,
    ]);
  });
}

/** A command of package.json in its own process group, as in a terminal. */
function npmRun(script: 'start' | 'dev', variables: Record<string, string>): StartedClub {
  const child = spawn('npm', ['run', script, '--silent'], { env: { ...process.env, ...variables }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const club: StartedClub = {
    output: () => output,
    ended: new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    }),
    pressControlC: () => {
      if (child.pid && isRunning()) process.kill(-child.pid, 'SIGINT');
    },
  };
  started.push(club);
  return club;
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );
