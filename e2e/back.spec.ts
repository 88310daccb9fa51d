import type { Page } from '@playwright/test';
import { z } from 'zod';
import { pathOf } from '../routes';
import { expectLoaded, openAsDemoPlayer, untilIdle } from './support/pages';
import { fetchFromPlatform } from './support/platform';
import { newPlayer } from './support/players';
import { platformUrl } from './support/settings';
import { resize } from './support/resize';
import { accountButton, fillLogIn, signIn, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';

const game = { game: 'saltwatch', platform: 'PC' };

/** Screens by name, with their paths. */
const screens: readonly [string, string][] = [
  ['dashboard', pathOf({ page: 'dashboard' })],
  ['games', pathOf({ page: 'games' })],
  ['rewards', pathOf({ page: 'rewards' })],
  ['challenges', pathOf({ page: 'challenges' })],
  ['units', pathOf({ page: 'units' })],
  ['friends', pathOf({ page: 'friends' })],
  ...(['overview', 'rewards', 'stats', 'badges'] as const).map((section): [string, string] => [
    `game’s ${section}`,
    pathOf({ page: 'game', params: { ...game, section } }),
  ]),
];

/** What the screen shows, without its numbers and their units: 59 minutes may have become an hour. */
const textOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(/\d+( (min|hr|days?)\b)?/g, '');

for (const [name, path] of screens) {
  test(`Back to the ${name} shows what was there at once, before the services answer`, async ({ page }) => {
    await openAsDemoPlayer(page, path);
    await untilIdle(page);
    const before = await textOf(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page).toHaveURL('/accessibility');
    // The services do not answer any more.
    await page.route(`${platformUrl}/**`, () => undefined);

    await page.goBack();

    await expect(page).toHaveURL(path);
    await expect.poll(() => textOf(page)).toBe(before);
    await expectLoaded(page);
    // The page was left at its end.
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 5000 });
  });
}

test('a reload leaves a reader in place whose content comes long after its placeholders', async ({ page }) => {
  await resize(page, { width: 360, height: 740 });
  await openAsDemoPlayer(page, pathOf({ page: 'challenges' }));
  await untilIdle(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.route(/\/profiles\/me\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expectLoaded(page);
  await untilIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.reload();
  await expectLoaded(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 5000 });
});

test('Back right after a reload, before the page has run its scripts, opens the page before', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/news');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('Back from an article leads the keyboard to the link that had opened it', async ({ page }) => {
  await page.goto('/news');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const third = links.nth(2);
  const path = await third.getAttribute('href');
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path ?? '');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(third).toBeFocused();
});

test('Back closes the comparison with a friend, and the friends stay', async ({ page }) => {
  await openAsDemoPlayer(page, pathOf({ page: 'friends' }));
  await page
    .getByRole('button', { name: /^Compare with / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(pathOf({ page: 'friends' }));
});

/** Presses Back, and waits until the browser is at the page, not at a dialog that was over it. */
async function goBackTo(page: Page, path: string) {
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('isDialog');
}

test('Back closes the offer to keep a closed account, and the page stays', async ({ page }) => {
  const { ticket, ...player } = await newPlayer();
  await fetchFromPlatform('/v3/users/me/closing', z.object({}), { method: 'POST', ticket, body: player });
  await page.goto('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillLogIn(widgetIn(page), player);
  await widgetIn(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
  const offer = page.getByRole('dialog', { name: /^Your account will be deleted after / });
  await expect(offer).toBeVisible();
  await goBackTo(page, '/dashboard');
  await expect(offer).toBeHidden();
  await goBackTo(page, '/accessibility');
});

test('Back after a sign-in leads to the page before, at one press', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await signIn(page, await newPlayer());
  await expect(page).toHaveURL('/dashboard');
  await goBackTo(page, '/accessibility');
  await goBackTo(page, '/news');
});

test('a visitor’s Back passes a page for players', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await page.goto('/games');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
  await goBackTo(page, '/accessibility');
});

test('Back closes a phone’s menu, and passes it from a page that it led to', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/news');
  await untilIdle(page);
  const banner = page.getByRole('banner');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await banner.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/news');
  await banner.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Rewards' }).click();
  await expect(page).toHaveURL('/rewards');
  await goBackTo(page, '/news');
  await untilIdle(page);
  await page.goForward();
  await expect(page).toHaveURL('/rewards');
  await untilIdle(page);
  await goBackTo(page, '/news');
});

test('Forward right after Back leads to the page that a phone’s menu had opened, before the page below is there', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/news');
  await untilIdle(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Rewards' }).click();
  await expect(page).toHaveURL('/rewards');
  await untilIdle(page);
  // The page below never loads.
  await page.route('**/_next/data/**', () => undefined);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/news');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/rewards');
  await page.unroute('**/_next/data/**');
  await untilIdle(page);
  await goBackTo(page, '/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});
