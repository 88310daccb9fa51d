import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../deploy/cluster/launchChromium';
import { findOrGetChromium } from '../deploy/local/chromium';
import { matrixTag } from './support/matrix';
import { e2ePorts } from './support/settings';

const { site, platform } = e2ePorts;

/** Chromium without windows, a package of its own. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of the Chromium that runs the browser tests in the shortest time: the headless shell, with which they take two
 * thirds of the time, or that of `findOrGetChromium`. The shell lacks what only windows need, and the back-forward cache.
 */
const findFastChromium = (): string =>
  !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findOrGetChromium();

/**
 * Chromium keeps a process ready for a page that may come, which takes a fourteenth of a test. The other names are Playwright's own,
 * whose flag this one replaces: compare them when Playwright is upgraded.
 */
const disabledFeatures = [
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const apart = ['outage/**', 'dev.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try hides a defect, of the product or of itself.
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${site}`,
    locale: 'en-US',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A test cannot answer requests that pass through one.
    serviceWorkers: 'block',
    // No test needs motion, and without a graphics card it is slow.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findFastChromium(),
      args: [...chromiumFlags, `--disable-features=${disabledFeatures.join(',')}`],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'club', testIgnore: [...apart, 'matrix/**'], grepInvert: matrixTag },
    // Every language, page and width, and the tests that `npm run e2e` leaves to `npm run test:matrix`.
    { name: 'matrix', testMatch: 'matrix/*.spec.ts' },
    { name: 'matrixOnly', testIgnore: [...apart, 'matrix/**'], grep: matrixTag },
    // Stopping the platform affects every other test, so these run last, beside the test that starts a club of its own: all
    // projects without dependencies end before one with some starts.
    { name: 'outage', testMatch: ['dev.spec.ts', 'outage/outage.spec.ts'], dependencies: ['club'] },
    { name: 'sectionSeven', testMatch: 'outage/sectionSeven.spec.ts', dependencies: ['outage'] },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/serve.ts',
    cwd: '..',
    url: `http://localhost:${site}`,
    timeout: 480_000,
    // While you write specs, serve a copy with the command above, and give both the same PORT and PLATFORM_PORT.
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(site), PLATFORM_PORT: String(platform) },
  },
});
