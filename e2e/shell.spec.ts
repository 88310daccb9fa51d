import type { Page } from '@playwright/test';
import { activate, anyWeeklyChallenge, ledgerOf } from './support/games';
import { setVisitorCountry } from './support/measuring';
import { expectLoaded, untilIdle } from './support/pages';
import { newPlayer, playGame, signOn } from './support/players';
import { siteUrl } from './support/settings';
import { accountButton, fillLogIn, signIn, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { chooseLanguage } from './support/language';
import { resize } from './support/resize';

test.describe('addresses', () => {
  for (const [address, target] of [
    ['/rewards/?nav=0&q=a', '/rewards?nav=0&q=a'],
    ['/de-DE/', '/de-DE'],
    ['/news/', '/news'],
  ] as const) {
    test(`${address} redirects to ${target}`, async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(new URL(response.headers().location ?? '', siteUrl).href).toBe(siteUrl + target);
    });
  }

  for (const address of ['/nope/', '/fr', '/fr/']) {
    test(`${address} ends on the 404 page`, async ({ request }) => {
      expect((await request.get(address)).status()).toBe(404);
    });
  }

  for (const address of ['/static/logged-in', '/static/logged-in/', '/static/logged-in/index.html']) {
    test(`${address} is the logged-in page`, async ({ request }) => {
      expect(await (await request.get(address)).text()).toContain('You’re signed in');
    });
  }
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('the logged-in page speaks French', async ({ page }) => {
    await page.goto('/static/logged-in');
    await expect(page.getByRole('heading', { name: 'Connexion réussie' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retour au club' })).toHaveAttribute('href', '/');
  });
});

test('a sign-in in one tab signs in the other, which stays on its page', async ({ page, context }) => {
  const player = await newPlayer();
  await page.goto('/challenges');
  const tab = await context.newPage();
  await tab.goto('/discount');
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();

  await signIn(page, player);

  await expect(accountButton(tab)).toBeVisible();
  await expect(tab).toHaveURL('/discount');
});

test('Units banked in one tab are in the balance of the other', async ({ page, context }) => {
  const [player, weekly] = [await newPlayer(), await anyWeeklyChallenge()];
  await activate(player, weekly);
  await playGame(player, weekly.gameSlug);
  const before = (await ledgerOf(player))[0]?.balanceAfter ?? 0;
  await signOn(context, player);
  const tab = await context.newPage();
  const balanceIn = (each: Page, units: number) =>
    each.getByRole('banner').getByRole('link', { name: `${units} Unit${units === 1 ? '' : 's'}` });
  await tab.goto('/units');
  await expect(balanceIn(tab, before)).toBeVisible();
  await page.goto('/challenges');
  await page
    .getByRole('button', { name: `Bank ${weekly.reward.units} Units` })
    .first()
    .click();
  for (const each of [page, tab]) await expect(balanceIn(each, before + weekly.reward.units)).toBeVisible();
});

test('Back closes the login and stays on the page', async ({ page }) => {
  await page.goto('/rewards');
  await page.goto('/discount');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/discount');
  await page.goBack();
  await expect(page).toHaveURL('/rewards');
});

test('a visitor looks at the avatars, and signs in to choose one', async ({ page }) => {
  const player = await newPlayer();
  await page.goto('/discount');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Avatars' }).click();
  const gallery = page.getByRole('dialog', { name: 'Choose your avatar' });
  await gallery.getByRole('list', { name: 'Avatars' }).getByRole('button').first().click();
  const widget = widgetIn(page);
  await fillLogIn(widget, player);
  await widget.getByRole('button', { name: 'Log in' }).click();
  await expect(gallery.getByText(player.name)).toBeVisible();
});

test.describe('services that do not answer for a while', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('do not look like being signed out, and one press of Try again brings the page', async ({ page, context }) => {
    const player = await newPlayer();
    await signOn(context, player);
    const profiles = /\/v3\/profiles\?/;
    await page.route(profiles, (route) =>
      route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': siteUrl }, json: { message: 'Busy' } }),
    );
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'We couldn’t load your account' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.unroute(profiles);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(accountButton(page)).toBeVisible();
    await expectLoaded(page);
  });
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('an address without a language opens in French at once, and one with a language in its own', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
          const painted = sessionStorage.getItem('painted') ?? '';
          sessionStorage.setItem('painted', `${painted}${name} ${document.documentElement.lang} `);
        }
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/units?nav=1');
    await expect(page).toHaveURL('/fr-FR/units?nav=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toContain('first-contentful-paint');
    expect(await page.evaluate(() => sessionStorage.getItem('painted'))).not.toContain('first-contentful-paint en');

    await page.goto('/de-DE/units');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('the chosen language is remembered, and other tabs follow', async ({ page, context }) => {
    await page.goto('/fr-FR/discount');
    // A tab follows once it listens.
    await untilIdle(page);
    const tab = await context.newPage();
    await tab.goto('/fr-FR/units');
    await chooseLanguage(tab.getByRole('contentinfo'), 'nl-NL');
    await expect(page).toHaveURL('/nl-NL/discount');
    await tab.goto('/units');
    await expect(tab).toHaveURL('/nl-NL/units');
  });

  test('the account’s language wins over the browser’s', async ({ page, context, browser }) => {
    const player = await newPlayer();
    await signOn(context, player);
    await page.goto('/it-IT/units');
    await expect(accountButton(page, 'it-IT')).toBeVisible();
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await chooseLanguage(page.getByRole('contentinfo'), 'es-MX');
    await stored;

    const elsewhere = await browser.newContext({ locale: 'fr-FR', baseURL: siteUrl });
    await signOn(elsewhere, player);
    const other = await elsewhere.newPage();
    await other.goto('/units');
    await expect(other).toHaveURL('/es-MX/units');
    await elsewhere.close();

    const loggingIn = await browser.newPage({ locale: 'en-US', baseURL: siteUrl });
    await loggingIn.goto('/discount');
    await loggingIn.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await fillLogIn(widgetIn(loggingIn), player);
    await widgetIn(loggingIn).getByRole('button', { name: 'Log in' }).click();
    await expect(loggingIn).toHaveURL('/es-MX/dashboard');
    await loggingIn.close();
  });
});

test('choosing a language in the account menu keeps the focus in the header', async ({ page, context }) => {
  await signOn(context, await newPlayer());
  await page.goto('/units');
  await accountButton(page).click();
  await chooseLanguage(page.getByRole('region', { name: 'Account' }), 'de-DE');
  await expect(page).toHaveURL('/de-DE/units');
  await expect(accountButton(page, 'de-DE')).toBeFocused();
});

test('the question about measuring covers at most a fifth of a small phone', async ({ page }) => {
  await setVisitorCountry(page, 'DE');
  const height = 640;
  await resize(page, { width: 360, height });
  await page.goto('/de-DE');
  const banner = page.getByRole('region', { name: 'Dürfen wir messen' });
  await expect(banner).toBeVisible();
  const box = await banner.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(height / 5);
});
