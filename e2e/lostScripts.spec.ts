import type { Page } from '@playwright/test';
import { demoPlayer, signOn } from './support/players';
import { accountButton } from './support/signOnWidget';
import { expect, test } from './support/test';

/** Addresses of the scripts that the HTML of a page names. */
const firstScripts = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<script src="([^"]+)" defer/g)].map(([, source = '']) => source);
};

/** Answers the first requests for a script with an error, and all later ones as usual. */
async function lose(page: Page, script: string | RegExp, times: number): Promise<void> {
  let lost = 0;
  await page.route(script, async (route) => {
    if (lost === times) return route.fallback();
    lost += 1;
    await route.fulfill({ status: 503 });
  });
}

test.describe('a page that loses one of its first scripts', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED|module factory is not available/ });

  for (const { path, times } of [
    { path: '/', times: 2 },
    { path: '/dashboard', times: 1 },
  ])
    test(`${path} starts all the same, whichever it is`, async ({ browser, baseURL, page }) => {
      test.slow();
      const scripts = await firstScripts(page, path);
      expect(scripts.length).toBeGreaterThan(5);
      for (const script of scripts) {
        const context = await browser.newContext({ baseURL, locale: 'en-US' });
        if (path === '/dashboard') await signOn(context, demoPlayer);
        const tab = await context.newPage();
        await lose(tab, `**${script}`, times);
        await tab.goto(path);
        if (path === '/dashboard') await expect(accountButton(tab), script).toBeVisible();
        else {
          await expect(tab.locator('html[data-hydrated]'), script).toBeAttached();
          await tab.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
          await expect(tab.getByRole('dialog', { name: 'Log in' }), script).toBeVisible();
        }
        await context.close();
      }
    });

  test('works as without scripts while one of them stays lost, whichever it is', async ({ browser, baseURL, page }) => {
    test.slow();
    for (const script of await firstScripts(page, '/')) {
      const context = await browser.newContext({ baseURL, locale: 'en-US' });
      const tab = await context.newPage();
      await lose(tab, `**${script}`, Infinity);
      await tab.goto('/');
      await expect(tab.getByRole('heading', { level: 1 }), script).toBeVisible();
      await tab.getByRole('contentinfo').getByRole('link', { name: 'Rewards' }).click();
      await expect(tab, script).toHaveURL('/rewards');
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
    // Its second request has the script; once the page is loaded again, it is lost again.
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

test.describe('a press whose code is lost', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('is answered by itself, once the code is there', async ({ page }) => {
    await page.goto('/discount');
    await page.waitForLoadState('networkidle');
    await lose(page, /\/_next\/static\/chunks\//, 1);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Avatars' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose your avatar' })).toBeVisible();
  });
});

test('a page of players whose scripts never come says what to do', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const notice = page.getByText('Check your connection, then try again.');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 20_000;
  });
  await expect(notice).toBeVisible();
  await page.unroute('**/_next/static/chunks/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a part of the dashboard whose script never comes hides nothing for long', async ({ page, context }) => {
  test.slow();
  await signOn(context, demoPlayer);
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isBelowFirstView = (await response.text()).includes('dashboard.showcase.line');
    if (!isBelowFirstView) await route.fulfill({ response });
  });
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-skeleton]')).not.toHaveCount(0);
});
