import type { Page } from '@playwright/test';

/** How long the scripts of a page may take, in ms. A test may block them. */
const longestWaitMs = 5_000;

/** Waits until React has hydrated the page; it marks the elements that it has hydrated. */
export const untilHydrated = (page: Page): Promise<void> =>
  page
    .waitForFunction(
      () => {
        const main = document.querySelector('main');
        return main === null || Object.keys(main).some((key) => key.startsWith('__react'));
      },
      undefined,
      { timeout: longestWaitMs },
    )
    .then(
      () => undefined,
      () => undefined,
    );
