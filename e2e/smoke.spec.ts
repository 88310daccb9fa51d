import type { Page } from '@playwright/test';
import { brand } from '../components/brand/brand';
import { pageTitles } from '../components/shell/pages.messages';
import { pathOf, simplePages, type Destination, type PageName } from '../routes';
import { supportedLocales, type SupportedLocale } from '../services/locale/supportedLocales';
import { demoPlayer, signOn } from './support/players';
import { siteUrl } from './support/settings';
import { expect, test } from './support/test';

const pages: Destination[] = [
  { page: 'index' },
  ...simplePages.map((page) => ({ page })),
  { page: 'game', params: { game: 'saltwatch', platform: 'PC', section: 'overview' } },
  { page: 'news-details', params: { newsId: 'NEWS' } },
];

/** Shown to a visitor, they ask for a login; so a player opens them. */
const forPlayers: readonly PageName[] = ['dashboard', 'games', 'friends', 'game'];

for (const destination of pages) {
  test(`${destination.page} is there in its locales`, async ({ page, context }) => {
    if (forPlayers.includes(destination.page)) await signOn(context, demoPlayer);
    for (const locale of [undefined, 'en-US', 'fr-FR'] as const) await opens(page, destination, locale);
  });
}

async function opens(page: Page, destination: Destination, locale: SupportedLocale | undefined) {
  const response = await page.goto(pathOf(destination, locale));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(titleOf(destination.page));
  await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'en-US');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await alternatesIn(page)).toEqual(
    supportedLocales
      .filter((other) => other !== (locale ?? 'en-US'))
      .map((other) => [other, siteUrl + pathOf(destination, other)]),
  );
  // What the browser complains about late belongs to this page.
  await page.waitForLoadState('networkidle');
  // The reader stays on the prefixed or the unprefixed variant they are on.
  await expect(page).toHaveURL(pathOf(destination, locale));
  const toRewards = page.getByRole('contentinfo').getByRole('link', { name: 'Rewards' });
  await expect(toRewards).toHaveAttribute('href', pathOf({ page: 'rewards' }, locale));
}

/** A game's page and an article's are called by the game's and the article's own names. */
const titleOf = (page: PageName) =>
  page === 'game' || page === 'news-details'
    ? new RegExp(`^.+ \\| ${brand.club}$`)
    : `${pageTitles[page].defaultMessage} | ${brand.club}`;

const alternatesIn = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
