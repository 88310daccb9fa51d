import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort } from '../platform/testing/freePort';
import { answers, npmRun, stopStartedClubs } from './support/npmRun';

test.afterEach(stopStartedClubs);

test('npm run dev starts the platform and the site, and Ctrl-C stops both', async () => {
  test.setTimeout(300_000);
  const ports = { site: await freePort(), platform: await freePort() };
  // The build folder of these ports would stay behind, because free ports differ from run to run.
  const folders = { DATABASE_FOLDER: '.data/e2e-dev', SITE_BUILD_FOLDER: '.next-e2e-dev' };
  rmSync(folders.DATABASE_FOLDER, { recursive: true, force: true });
  const club = npmRun('dev', { ...folders, PORT: String(ports.site), PLATFORM_PORT: String(ports.platform) });
  await expect.poll(() => answers(`http://localhost:${ports.site}/`), { timeout: 180_000 }).toBe(true);
  await expect.poll(club.output).toContain('Ctrl-C stops both.');
  expect(await answers(`http://localhost:${ports.platform}/health`)).toBe(true);

  club.pressControlC();
  await club.ended;
  // npm may end before the servers, which answer what they have accepted.
  await expect.poll(() => answers(`http://localhost:${ports.platform}/health`)).toBe(false);
  await expect.poll(() => answers(`http://localhost:${ports.site}/`)).toBe(false);
});
