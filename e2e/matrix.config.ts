import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { matrixTag } from './support/matrix';

/** `npm run test:matrix`: every language, page and width, and the tests that `npm run e2e` leaves to it. */
export default defineConfig({
  ...config,
  projects: [
    { name: 'matrix', testMatch: 'matrix/*.spec.ts' },
    { name: 'club', testIgnore: ['outage/**', 'matrix/**'], grep: matrixTag },
  ],
});
