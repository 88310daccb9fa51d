import type { Page } from '@playwright/test';
import { demoPlayer, signOn } from './support/players';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';

/** Addresses of the scripts that the HTML of a page names. */
const firstScripts = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<script src="([^"]+)" defer/g)].map(([, source = '']) => source);
};

/** Answers the first request for a script with an error, and all later ones as usual. */
async function loseOnce(page: Page, script: string): Promise<void> {
  let isLost = false;
  await page.route(`**${script}`, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fulfill({ status: 503 });
  });
}

test.describe('a page that loses one of its first scripts', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });

  for (const path of ['/', '/dashboard'])
    test(`${path} starts all the same, whichever it is`, async ({ browser, baseURL, page }) => {
      test.slow();
      const scripts = await firstScripts(page, path);
      expect(scripts.length).toBeGreaterThan(8);
      for (const script of scripts) {
        const context = await browser.newContext({ baseURL, locale: 'en-US' });
        if (path === '/dashboard') await signOn(context, demoPlayer);
        const tab = await context.newPage();
        await loseOnce(tab, script);
        await tab.goto(path);
        if (path === '/dashboard') await expect(accountButton(tab), script).toBeVisible();
        else {
          await tab.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
          await expect(tab.getByRole('dialog', { name: 'Log in' }), script).toBeVisible();
        }
        await context.close();
      }
    });

  test('is loaded again once, not for ever, where the script stays lost', async ({ page }) => {
    const [script = ''] = await firstScripts(page, '/');
    let documents = 0;
    let requests = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    // The server answers for the script again, and the page loses it again.
    await page.route(`**${script}`, (route) => {
      requests += 1;
      return route.request().resourceType() === 'script' ? route.abort() : route.fallback();
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    expect(documents).toBe(2);
    expect(requests).toBe(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rewards' }).click();
    await expect(page).toHaveURL('/rewards');
  });
});
