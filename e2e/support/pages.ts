import type { Page } from '@playwright/test';
import { demoPlayer, signOn } from './players';
import { accountButton } from './signOnWidget';
import { expect } from './test';

/** Waits until nothing in the main part of the page is loading any more. */
export const expectLoaded = (page: Page) =>
  expect(page.getByRole('main').locator('[data-skeleton], [aria-busy="true"]')).toHaveCount(0);

/** Opens a page of the signed-in demo player and waits until it is complete. */
export async function openAsDemoPlayer(page: Page, path: string): Promise<void> {
  await signOn(page.context(), demoPlayer);
  await page.goto(path);
  await expect(accountButton(page)).toBeVisible();
  await expectLoaded(page);
}

/**
 * Waits until the page has loaded and has done its idle work: measuring starts when the browser is idle, loads its script
 * and then its containers, so the page becomes idle and fetches a file three times.
 */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => {
        addEventListener('load', resolve, { once: true });
      });
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await fetch('/static/icon.svg', { cache: 'no-store' });
    }
  });
