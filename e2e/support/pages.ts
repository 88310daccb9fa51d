import type { BrowserContext, Page } from '@playwright/test';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { demoPlayer, signOn } from './players';
import { platformUrl, siteUrl } from './settings';
import { accountButton } from './signOnWidget';
import { expect } from './test';
import { untilHydrated } from './untilHydrated';

/** Waits until nothing in the main part of the page is loading any more. */
export const expectLoaded = (page: Page) =>
  expect(page.getByRole('main').locator('[data-skeleton], [aria-busy="true"]')).toHaveCount(0);

/** Opens a page of the signed-in demo player and waits until it is complete. */
export async function openAsDemoPlayer(page: Page, path: string, locale: SupportedLocale = 'en-US'): Promise<void> {
  await signOn(page.context(), demoPlayer);
  await keepLanguage(page);
  await page.goto(path);
  await expect(accountButton(page, locale)).toBeVisible();
  await expectLoaded(page);
}

/**
 * Lets a test choose a language without a change of the account, for a player whom tests share. The page answers the
 * call itself: a call that the test intercepts reaches the platform when the test ends before its answer.
 */
export async function keepLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      init?.method === 'PUT' && typeof input === 'string' && /\/v3\/users\/[^/]+$/.test(input)
        ? Promise.resolve(new Response(init.body, { headers: { 'Content-Type': 'application/json' } }))
        : send(input, init);
  });
}

/**
 * Makes pages send every read as a call of its own, for a test that answers or observes one of them: the services do not
 * know the combined call.
 */
export async function sendReadsSingly(context: BrowserContext): Promise<void> {
  await context.route(`${platformUrl}/v1/profiles/me/reads?*`, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': siteUrl }, json: {} }),
  );
}

/** Makes the tab visible again, as after a game: the page refreshes by itself. */
export const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/**
 * Waits until the page has loaded, is hydrated and has done its idle work: measuring starts when the browser is idle, loads its script
 * and then its containers, so the page becomes idle and fetches itself three times. A test that resizes a page waits for this
 * first: Chromium may never finish a resize that meets the frame of the containers while it is attached.
 */
export async function untilIdle(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(async () => {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => {
        addEventListener('load', resolve, { once: true });
      });
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await fetch(location.href, { cache: 'no-store' });
    }
  });
}
