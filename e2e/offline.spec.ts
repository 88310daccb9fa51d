import type { BrowserContext, Page } from '@playwright/test';
import { openAsDemoPlayer, untilIdle } from './support/pages';
import { demoPlayer, demoPlayerName, newPlayer, signOn } from './support/players';
import { signOut } from './support/signOnWidget';
import { expect, test } from './support/test';
import { resize } from './support/resize';

test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

/** Until the service worker has kept the HTML of these paths. */
const untilKept = (page: Page, ...paths: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (names) => {
        const pages = await caches.open('pages');
        const kept = await Promise.all(names.map((name) => pages.match(name, { ignoreVary: true })));
        return kept.every((response) => response !== undefined);
      }, paths),
    )
    .toBe(true);

const workers = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope)));

const withoutConnection = (context: BrowserContext) => context.setOffline(true);

test('a visitor reads pages again without a connection, and a page of the club says what was never read', async ({
  page,
  context,
}) => {
  await page.goto('/de-DE/units');
  const title = await page.title();
  await untilKept(page, '/de-DE/units');
  await page.getByRole('banner').getByRole('link', { name: 'Belohnungen' }).first().click();
  await expect(page).toHaveURL(/\/de-DE\/rewards/);
  await untilKept(page, '/de-DE/rewards');

  await withoutConnection(context);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/de-DE/units?search=secret');
  await expect(page).toHaveTitle(title);
  const response = await page.goto('/de-DE/news', { waitUntil: 'load' });
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

  await page.getByRole('link', { name: 'Erneut versuchen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible();
  // It loads by itself once there is a connection.
  await context.setOffline(false);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL('/de-DE/news');
});

test('a phone opens the menu for the first time without a connection', async ({ page, context }) => {
  await resize(page, { width: 360, height: 740 });
  await page.goto('/');
  await untilIdle(page);

  // Else the press would load what measures presses, which is in vain.
  await page.keyboard.press('Shift');
  await untilIdle(page);
  await withoutConnection(context);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Rewards' })).toBeVisible();
});

test('the first view of a visitor has no worker and no request for one', async ({ page }) => {
  const early: string[] = [];
  let isLoaded = false;
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => {
    if (!isLoaded && request.url().includes('/static/worker/')) early.push(request.url());
  });
  await page.goto('/');
  await untilKept(page, '/');
  expect(early).toEqual([]);
});

test('the desktop app has no worker', async ({ page }) => {
  await page.goto('/?nav=0');
  await untilIdle(page);
  await page.mouse.wheel(0, 200);
  await untilIdle(page);
  expect(await workers(page)).toEqual([]);
});

test('a player reads the last dashboard and balance without a connection, and a sign-out leaves nothing', async ({
  page,
  context,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('club-kept-player'));
  await signOn(context, demoPlayer);
  await page.goto('/units');
  await expect.poll(kept).toContain('"ledger":{');
  await untilKept(page, '/units');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: demoPlayerName })).toBeVisible();
  await untilIdle(page);
  expect(await kept()).not.toMatch(/ticket|@/i);

  await withoutConnection(context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: demoPlayerName })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(/Last updated .+ You can make changes/);
  await expect(main.getByRole('button')).toHaveText(['Try again']);
  await page.goto('/units');
  await expect(main.getByRole('row').nth(20)).toBeVisible();

  await context.setOffline(false);
  await expect(main.getByText(/Last updated/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'See rewards within reach' })).toBeVisible();
  await signOut(page);
  await expect.poll(kept).toBeNull();
  const texts = await page.evaluate(async () => {
    const names = await caches.keys();
    const pages = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => key.url + (await (await cache.match(key))?.text())));
      }),
    );
    return pages.flat();
  });
  expect(texts.filter((text) => text.includes(demoPlayerName) || text.includes('search=secret'))).toEqual([]);
});

const closings: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['Close', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')],
  ['Back', (page) => page.goBack()],
];

for (const [name, close] of closings) {
  test(`${name} leaves a player without a connection on the page that a dialog was opened on`, async ({
    page,
    context,
  }) => {
    await openAsDemoPlayer(page, '/game/saltwatch/PC/rewards');
    await untilIdle(page);
    const cards = page.getByRole('main').getByRole('article');
    const before = await cards.count();
    await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));
    await cards.first().getByRole('button').last().click();
    await expect(page).toHaveURL(/[?&]reward=/);

    await withoutConnection(context);
    await close(page);

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/game/saltwatch/PC/rewards');
    await expect(page.locator('html')).toHaveAttribute('data-first-load', '');
    await expect(cards).toHaveCount(before);
  });
}

test('another player finds nothing of the last one', async ({ page, context }) => {
  await signOn(context, demoPlayer);
  await page.goto('/dashboard');
  const kept = () => page.evaluate(() => localStorage.getItem('club-kept-player') ?? '');
  await expect.poll(kept).toContain(demoPlayerName);
  const other = await newPlayer();
  await signOn(context, other);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  await expect.poll(kept).toContain(other.name);
  expect(await kept()).not.toContain(demoPlayerName);
});
