import type { Page } from '@playwright/test';
import { returningKey } from '../components/shell/useReturningMark';
import { launchChromium } from '../deploy/cluster/launchChromium';
import { pathOf } from '../routes';
import { expectLoaded, untilIdle } from './support/pages';
import { scrollThrough } from './support/layout';
import { gamePage } from './support/playerPages';
import { demoPlayer, newPlayer, signOn } from './support/players';
import { platformUrl, siteUrl } from './support/settings';
import { accountButton, signOut } from './support/signOnWidget';
import { expect, test } from './support/test';
import { resize } from './support/resize';

test('a player gets around in a browser that blocks its storage', async ({ page, context }) => {
  const player = await newPlayer();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });
  await signOn(context, player);
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL('/games');
  await page.goBack();
  // The address changes before the page does, and a menu that is open then closes; the new page has the focus.
  await expect(page.getByRole('heading', { level: 1, name: player.name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await signOut(page);
  await expect(page).toHaveURL('/');
});

test('a player whose clock is four hours fast stays signed in, without a renewal of the ticket', async ({
  page,
  context,
}) => {
  let tickets = 0;
  page.on('request', (request) => {
    if (request.url() === `${platformUrl}/sso/ticket`) tickets += 1;
  });
  await page.addInitScript(() => {
    const browserNow = Date.now.bind(Date);
    Date.now = () => browserNow() + 4 * 60 * 60 * 1000;
  });
  await signOn(context, await newPlayer());
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  await untilIdle(page);
  expect(tickets).toBe(1);
});

for (const path of ['/', '/rewards', '/challenges', '/dashboard']) {
  test(`on a slow network, ${path} shows a player no button of visitors, and none that moves`, async ({
    page,
    context,
  }) => {
    await signOn(context, await newPlayer());
    await openSlowly(page, path);
    expect(await page.evaluate<unknown>('[...window.recorded]')).toEqual([]);
  });
}

for (const path of ['/units', '/discount', pathOf(gamePage('overview'))]) {
  test(`on a slow network and a phone, ${path} moves no button when a balance, codes and pictures arrive`, async ({
    page,
    context,
  }) => {
    await resize(page, { width: 360, height: 780 });
    await signOn(context, demoPlayer);
    await openSlowly(page, path);
    await expectLoaded(page);
    expect(await page.evaluate<unknown>('[...window.recorded]')).toEqual([]);
  });
}

test.describe('in a browser that blocks pictures', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  for (const path of ['/', '/dashboard'])
    test(`${path} shows their places without a torn picture`, async ({ page, context }) => {
      await page.route(/\.(avif|webp)$/, (route) => route.abort());
      if (path !== '/') await signOn(context, demoPlayer);
      await page.goto(path);
      await expectLoaded(page);
      await scrollThrough(page);
      const shownOf = (pictures: (SVGElement | HTMLElement)[]) =>
        pictures
          .filter((picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0)
          .map((picture) => picture.checkVisibility({ visibilityProperty: true }));
      const lost = await page.locator('img').evaluateAll(shownOf);
      expect(lost.length).toBeGreaterThan(1);
      expect(lost).not.toContain(true);
    });
});

test.describe('after a deploy', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('a link of an older page leads to the new one by one full load', async ({ page }) => {
    const documents = await withOldBuild(page, '/discount');
    await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click();
    await expect(page).toHaveURL('/rewards');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilIdle(page);
    expect(documents()).toBe(2);
  });

  test('an overlay of an older page opens after one full load', async ({ page }) => {
    const documents = await withOldBuild(page, '/discount');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Avatars' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose your avatar' })).toBeVisible();
    await untilIdle(page);
    expect(documents()).toBe(2);
  });
});

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('an overlay opens by itself when the connection is back', async ({ page, context }) => {
    await openWhole(page, '/discount');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_next/static/chunks/'));
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await failed;
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

test('Back to a page that the browser kept shows nothing of a player who has signed out', async () => {
  const browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-US' });
  const player = await newPlayer();
  await signOn(context, player);
  const page = await context.newPage();
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
  );
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  await page.goto(`${platformUrl}/docs`);
  await context.clearCookies();
  await page.evaluate(() => history.back());
  const isRestored = () => page.evaluate<unknown>('window.isRestored').catch(() => 'leaving the page before');
  await expect.poll(isRestored).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toContainText('Your session has ended.');
  expect(await page.content()).not.toContain(player.name);
  await browser.close();
});

/** Opens a page in a browser that a player has used, on a slow network, and records what its buttons do. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await page.addInitScript((key) => {
    if (window === window.top) localStorage.setItem(key, '1');
  }, returningKey);
  await page.addInitScript(recordButtons);
  const network = await page.context().newCDPSession(page);
  const bytesPerSecond = { downloadThroughput: 90_000, uploadThroughput: 90_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 300, ...bytesPerSecond });
  await page.goto(path);
  await expect(accountButton(page)).toBeVisible({ timeout: 60_000 });
}

/** Runs in the browser: records the buttons of visitors that are shown, and each button that moves while it is in view. */
function recordButtons(): void {
  const recorded = new Set<string>();
  Object.assign(window, { recorded });
  const seen = new Map<Element, DOMRect>();
  const look = () => {
    const buttons = 'header :is(a, button), main :is([data-main-action], [data-main-action] ~ *)';
    for (const button of document.querySelectorAll(buttons)) {
      const before = seen.get(button);
      seen.delete(button);
      const now = button.getBoundingClientRect();
      const isShown = button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown) continue;
      const name = button.textContent || button.getAttribute('aria-label');
      if (button.matches("[href='#sign-in'], [href='#join']")) recorded.add(`“${name}” is shown`);
      if (now.top > window.innerHeight) continue;
      if (before && Math.hypot(now.left - before.left, now.top - before.top) > 1) recorded.add(`“${name}” moves`);
      seen.set(button, now);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens a page, and then serves what a server of a newer build has until the page is loaded again: neither data nor code of
 * the older build. Returns how many documents were loaded.
 */
async function withOldBuild(page: Page, path: string): Promise<() => number> {
  let documents = 0;
  let isDeployed = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(/\/_next\/(data|static\/[\w-]+\/_buildManifest\.js|static\/chunks)/, (route) =>
    (isDeployed || route.request().url().includes('/_next/data/')) && documents === 1
      ? route.fulfill({ status: 404 })
      : route.continue(),
  );
  await openWhole(page, path);
  isDeployed = true;
  return () => documents;
}

/** Opens a page for visitors and waits for what it loads by itself: it requests the country once the sagas are there. */
async function openWhole(page: Page, path: string): Promise<void> {
  const country = page.waitForResponse((response) => response.url().endsWith('/iplocation'));
  await page.goto(path);
  await country;
  await untilIdle(page);
  // The footer's code is requested in idle time.
  await page.waitForLoadState('networkidle');
}
