import { defineConfig } from '@playwright/test';
import { findOrGetChromium } from '../deploy/local/chromium';
import { chromiumFlags, e2ePorts } from './support/settings';

const { site, platform } = e2ePorts;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Two workers on two cores; the outage of the platform touches everybody, so it runs alone, last.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy with other work may starve a browser: a second try is reported as flaky, never hidden.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${site}`,
    locale: 'en-US',
    // Nothing that is told by moving alone is tested; without a graphics card moving pictures are slow.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findOrGetChromium(), args: chromiumFlags },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'club', testIgnore: '**/outage/**' },
    { name: 'outage', testMatch: '**/outage/*.spec.ts', dependencies: ['club'] },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/serve.ts',
    cwd: '..',
    url: `http://localhost:${site}`,
    timeout: 240_000,
    // While specs are written, a copy served by hand (the command above) is taken as it is.
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(site), PLATFORM_PORT: String(platform) },
  },
});
