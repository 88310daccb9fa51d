import type { Page } from '@playwright/test';
import { menuTexts } from '../components/shell/menu/menu.messages';
import { pathOf, type Destination } from '../routes';
import { supportedLocales, type SupportedLocale } from '../services/locale/supportedLocales';
import { layoutFaults, scrollThrough } from './support/layout';
import { demoPlayer, signOn } from './support/players';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };

const visitorPages: Destination[] = [
  { page: 'index' },
  { page: 'challenges' },
  { page: 'rewards' },
  { page: 'discount' },
  { page: 'starplayers' },
  { page: 'sam' },
  { page: 'units' },
  { page: 'news' },
];

const playerPages: Destination[] = [
  { page: 'dashboard' },
  { page: 'games' },
  { page: 'friends' },
  { page: 'rewards' },
  { page: 'challenges' },
  { page: 'units' },
  { page: 'game', params: { game: 'saltwatch', platform: 'PC', section: 'overview' } },
  { page: 'game', params: { game: 'saltwatch', platform: 'PC', section: 'rewards' } },
];

for (const destination of visitorPages)
  test(`${destination.page} for visitors holds every text whole in every language`, async ({ page }) => {
    test.slow();
    await page.goto(pathOf(destination));
    await scrollThrough(page);
    for (const locale of supportedLocales) {
      await speak(page, destination, locale);
      await holds(page);
    }
  });

for (const destination of playerPages)
  test(`${pathOf(destination)} for players holds every text whole in every language`, async ({ page, context }) => {
    test.slow();
    await signOn(context, demoPlayer);
    await page.goto(pathOf(destination));
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    for (const locale of supportedLocales) {
      await speak(page, destination, locale);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await holds(page);
    }
  });

test.describe('the 404 page', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('holds every text whole in every language', async ({ page }) => {
    test.slow();
    for (const locale of supportedLocales) {
      await page.goto(`/${locale}/nowhere`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await holds(page);
    }
  });
});

test('the sign-on widget holds every text whole in every language', async ({ page }) => {
  test.slow();
  for (const locale of supportedLocales) {
    await page.setViewportSize(phone);
    await page.goto(pathOf({ page: 'index' }, locale));
    const signIn = textsIn(locale)(menuTexts.signIn.id);
    await page.getByRole('banner').getByRole('button', { name: signIn, exact: true }).click();
    const iframe = page.getByRole('dialog').locator('iframe');
    const widget = iframe.contentFrame();
    await expect(widget.locator('html')).toHaveAttribute('lang', locale);
    const frame = await (await iframe.elementHandle()).contentFrame();
    for (const view of ['connect', 'signup']) {
      await widget.locator(`nav [data-view-link="${view}"]`).click();
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect(frame && (await layoutFaults(frame)), `${view} in ${locale} at ${size.width} px`).toEqual([]);
      }
    }
  }
});

/** Chooses a language in the footer: the page stays, and everything on it is said anew. */
async function speak(page: Page, destination: Destination, locale: SupportedLocale) {
  await page.getByRole('contentinfo').getByRole('combobox').selectOption(locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveURL(pathOf(destination, locale));
}

async function holds(page: Page) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await layoutFaults(page), `${page.url()} at ${size.width} px`).toEqual([]);
  }
}
