import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readSettings } from '../deploy/local/settings';
import { e2ePorts, platformUrl, siteUrl } from './support/settings';

/** Another copy, on ports of its own. It serves the same build, because it is told the same addresses. */
const ports = { site: e2ePorts.site + 10, platform: e2ePorts.platform + 10 };
const { buildFolder } = readSettings({ PORT: String(e2ePorts.site), PLATFORM_PORT: String(e2ePorts.platform) });
const ofTheSameBuild = { SITE_URL: siteUrl, SERVICES_URL: platformUrl, SITE_BUILD_FOLDER: buildFolder };

interface StartedClub {
  said: () => string;
  ended: Promise<number | null>;
  pressControlC: () => void;
}

const started: StartedClub[] = [];
/** A start that a test gave up on would hold its ports against the next one. */
test.afterEach(async () => {
  for (const club of started.splice(0)) {
    club.pressControlC();
    await club.ended;
  }
});

test('Ctrl-C stops the site and the platform together', async () => {
  test.setTimeout(240_000);
  const folder = `.data/e2e-${ports.platform}`;
  rmSync(folder, { recursive: true, force: true });
  const club = npmStart({
    ...ofTheSameBuild,
    PORT: String(ports.site),
    PLATFORM_PORT: String(ports.platform),
    DATABASE_FOLDER: folder,
  });
  await expect.poll(() => answers(`http://localhost:${ports.platform}/health`), { timeout: 90_000 }).toBe(true);
  await expect.poll(() => answers(`http://localhost:${ports.site}/`), { timeout: 90_000 }).toBe(true);
  await expect.poll(club.said).toContain('Ctrl-C stops both.');

  club.pressControlC();
  await club.ended;
  expect(await answers(`http://localhost:${ports.platform}/health`)).toBe(false);
  expect(await answers(`http://localhost:${ports.site}/`)).toBe(false);
});

const free = { PORT: String(ports.site + 10), PLATFORM_PORT: String(ports.platform + 10) };

for (const [variable, taken] of [
  ['PORT', e2ePorts.site],
  ['PLATFORM_PORT', e2ePorts.platform],
] as const) {
  test(`a ${variable} in use gives one sentence and a failure`, async () => {
    const club = npmStart({ ...free, [variable]: String(taken) });
    expect(await club.ended).toBe(1);
    expect(club.said().trim().split('\n')).toEqual([
      `Port ${taken} is in use; stop the program there or set ${variable} to a free port.`,
    ]);
  });
}

/** `npm start` in a process group of its own, as a terminal runs it. */
function npmStart(variables: Record<string, string>): StartedClub {
  const child = spawn('npm', ['start', '--silent'], { env: { ...process.env, ...variables }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const club: StartedClub = {
    said: () => said,
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
