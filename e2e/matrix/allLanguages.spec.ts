import type { Page } from '@playwright/test';
import { pathOf, type Destination } from '../../routes';
import { ids } from '../../platform/content/ids';
import { supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { brokenWords, layoutViolations, scrollThrough } from '../support/layout';
import { expectLoaded, openAsDemoPlayer, untilIdle } from '../support/pages';
import { gamePage, playerPages } from '../support/playerPages';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';
import { languageSelector } from '../support/language';
import { resize } from '../support/resize';

const phone = { width: 360, height: 780 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 900 };

/** The pages whose texts are different. */
const visitorScreens: readonly Destination[] = [
  { page: 'index' },
  { page: 'challenges' },
  { page: 'rewards' },
  { page: 'reward', params: { rewardId: ids.reward('saltwatch', 'the-second-bell') } },
  { page: 'discount' },
  { page: 'starplayers' },
  { page: 'sam' },
  { page: 'units' },
  { page: 'news' },
];
const playerScreens: readonly Destination[] = [...playerPages, gamePage('overview'), gamePage('rewards')];

// A page opens in the first language; the others are chosen on it.
const [first, ...others] = supportedLocales;

for (const destination of visitorScreens)
  test(`${destination.page} for visitors shows every text whole`, async ({ page }) => {
    test.slow();
    await page.goto(pathOf(destination, first));
    await expectLayoutInAll(page, destination);
  });

for (const destination of playerScreens)
  test(`${pathOf(destination)} for players shows every text whole`, async ({ page }) => {
    test.slow();
    await openAsDemoPlayer(page, pathOf(destination, first), first);
    await expectLayoutInAll(page, destination);
  });

test.describe('the 404 page', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('shows every text whole', async ({ page }) => {
    test.slow();
    for (const locale of supportedLocales) {
      await page.goto(`/${locale}/nowhere`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await untilIdle(page);
      await expectLayout(page);
    }
  });
});

test('the sign-on widget shows every text whole', async ({ page }) => {
  test.slow();
  await resize(page, phone);
  await page.goto(pathOf({ page: 'index' }, first));
  await untilIdle(page);
  const signIn = textsIn(first)('shell.menu.signIn');
  await page.getByRole('banner').getByRole('button', { name: signIn, exact: true }).click();
  const iframe = page.getByRole('dialog').locator('iframe');
  const widget = iframe.contentFrame();
  await expect(widget.locator('html')).toHaveAttribute('lang', first);
  const frame = await (await iframe.elementHandle()).contentFrame();
  for (const locale of supportedLocales) {
    await frame?.evaluate((lang) => {
      const address = new URL(window.location.href);
      address.searchParams.set('lang', lang);
      window.location.replace(address);
    }, locale);
    await expect(widget.locator('html')).toHaveAttribute('lang', locale);
    for (const view of ['connect', 'signup']) {
      await widget.locator(`nav [data-view-link="${view}"]`).click();
      for (const size of [phone, desktop]) {
        await resize(page, size);
        expect(frame && (await layoutViolations(frame)), `${view} in ${locale} at ${size.width} px`).toEqual([]);
      }
    }
  }
});

/** Checks the page in the language that it is open in, and in the others. */
async function expectLayoutInAll(page: Page, destination: Destination) {
  await untilIdle(page);
  await scrollThrough(page);
  await expectLoaded(page);
  await expectLayout(page);
  const headings = page.getByRole('main').getByRole('heading');
  const count = await headings.count();
  for (const locale of others) {
    await switchLanguage(page, destination, locale);
    await expectLoaded(page);
    // Every part has come again, and the focus is where the language was chosen.
    await expect(headings).toHaveCount(count);
    await expect(page.getByRole('contentinfo').locator(':focus')).toBeVisible();
    await expectLayout(page);
  }
}

/**
 * Chooses a language in the footer: the page stays, and its texts change. By script, because presses take as long as all that is
 * measured after them; `language.spec.ts` presses.
 */
async function switchLanguage(page: Page, destination: Destination, locale: SupportedLocale) {
  const selector = languageSelector(page.getByRole('contentinfo'));
  await selector.locator('summary').focus();
  await selector.locator(`a[lang="${locale}"]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveURL(pathOf(destination, locale));
}

/** From the size that the page has to the other end, because a change of size takes as long as all that is measured at it. */
async function expectLayout(page: Page) {
  const sizes = page.viewportSize()?.width === phone.width ? [phone, tablet, desktop] : [desktop, tablet, phone];
  for (const size of sizes) {
    if (page.viewportSize()?.width !== size.width) await resize(page, size);
    // What is fixed to the window's edge lies over the start of the page alone.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await layoutViolations(page), `${page.url()} at ${size.width} px`).toEqual([]);
    expect(await brokenWords(page), `broken words of ${page.url()} at ${size.width} px`).toEqual([]);
  }
}
