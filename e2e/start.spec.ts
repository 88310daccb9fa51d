import { expect, test } from '@playwright/test';
import { readSettings } from '../deploy/local/settings';
import { freePort } from '../platform/testing/freePort';
import { readEnvironment } from '../services/http/environment';
import { answers, npmRun, stopStartedClubs } from './support/npmRun';
import { e2ePorts, embedderUrl, platformUrl, siteUrl } from './support/settings';

/** The build under test serves a second copy on another port, because its addresses are set to the same values. */
const { buildFolder } = readSettings({ PORT: String(e2ePorts.site), PLATFORM_PORT: String(e2ePorts.platform) });
const ofTheSameBuild = {
  SITE_URL: siteUrl,
  SERVICES_URL: platformUrl,
  PUBLISHER_URL: readEnvironment({ PLATFORM_PORT: String(e2ePorts.platform) }).publisherUrl,
  SITE_BUILD_FOLDER: buildFolder,
  EMBEDDERS: embedderUrl,
};

test.afterEach(stopStartedClubs);

test('with services elsewhere, npm start serves the site alone, logs each request by its page, and Ctrl-C stops it', async () => {
  test.setTimeout(240_000);
  const ports = { site: await freePort(), platform: await freePort() };
  const club = npmRun('start', {
    ...ofTheSameBuild,
    PORT: String(ports.site),
    PLATFORM_PORT: String(ports.platform),
    LOG_LEVEL: 'info',
  });
  await expect.poll(() => answers(`http://localhost:${ports.site}/`), { timeout: 90_000 }).toBe(true);
  await expect.poll(club.output).toContain('Ctrl-C stops the club.');
  expect(await answers(`http://localhost:${ports.platform}/health`)).toBe(false);
  const html = await (await fetch(`http://localhost:${ports.site}/fr-FR/units?to=someone`)).text();
  const [, build = ''] = /"buildId":"([^"]+)"/.exec(html) ?? [];
  for (const address of [`_next/data/${build}/fr-FR/units.json`, 'news/someone', 'someone'])
    await fetch(`http://localhost:${ports.site}/${address}`);
  for (const line of [
    '"route":"/units","status":200',
    '"route":"/_next/data/units","status":200',
    '"route":"/news/[newsId]","status":404',
    '"route":"unknown","status":404',
  ])
    await expect.poll(club.output).toContain(line);
  expect(club.output()).toMatch(/"route":"\/units","status":200,"ms":[\d.]+,"cache":"(HIT|STALE)"/);
  expect(club.output()).not.toContain('someone');

  club.pressControlC();
  await club.ended;
  // npm may end before the server, which answers what it has accepted.
  await expect.poll(() => answers(`http://localhost:${ports.site}/`)).toBe(false);
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
