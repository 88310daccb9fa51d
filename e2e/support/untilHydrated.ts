import type { Page } from '@playwright/test';

/** How long the scripts of a page may take, in ms. A test may block them. */
const longestWaitMs = 5_000;

/** Waits until the page answers presses, which it marks on `<html>`. */
export const untilHydrated = (page: Page): Promise<void> =>
  page
    .waitForFunction(
      () => document.getElementById('__next') === null || document.documentElement.dataset.hydrated !== undefined,
      undefined,
      { timeout: longestWaitMs },
    )
    .then(
      () => undefined,
      () => undefined,
    );
