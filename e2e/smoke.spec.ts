import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { brand } from '../components/brand/brand';
import { pathOf, playerPages, simplePages, type Destination, type PageName } from '../routes';
import { ids } from '../platform/content/ids';
import { supportedLocales, type SupportedLocale } from '../services/locale/supportedLocales';
import { matrixOnly } from './support/matrix';
import { fetchFromPlatform } from './support/platform';
import { untilIdle } from './support/pages';
import { demoPlayer, signOn } from './support/players';
import { siteUrl } from './support/settings';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

/** Every page of the route table, by its name, but not the second page of the news, which few news do not fill. */
type OpenedPage = Exclude<PageName, 'news-page' | 'rules-page'>;
const pages: OpenedPage[] = ['index', ...simplePages, 'game', 'news-details', 'reward'];

for (const name of pages) {
  test(`${name} opens without a locale and in French`, async ({ page, context }) => {
    await opensIn([undefined, 'fr-FR'], name, page, context);
  });

  test(`${name} opens in English`, matrixOnly, async ({ page, context }) => {
    await opensIn(['en-US'], name, page, context);
  });
}

/** Opens a page in these languages, one after the other, because the browser has then cached most of it. */
async function opensIn(
  locales: readonly (SupportedLocale | undefined)[],
  name: OpenedPage,
  page: Page,
  context: BrowserContext,
): Promise<void> {
  if (playerPages.includes(name)) await signOn(context, demoPlayer);
  const destination = await destinationOf(name);
  for (const locale of locales) await opens(page, destination, locale);
}

async function destinationOf(page: OpenedPage): Promise<Destination> {
  if (page === 'game') return { page, params: { game: 'saltwatch', platform: 'PC', section: 'overview' } };
  if (page === 'news-details') return { page, params: { newsId: await anArticle() } };
  if (page === 'reward') return { page, params: { rewardId: ids.reward('saltwatch', 'tin-of-lamp-oil') } };
  return { page };
}

const newsResponse = z.object({ news: z.array(z.object({ newsId: z.string() })) });

async function anArticle(): Promise<string> {
  const [article] = (await fetchFromPlatform('/v1/spaces/news?limit=1&locale=en-US', newsResponse)).news;
  if (!article) throw new Error('There are no news.');
  return article.newsId;
}

async function opens(page: Page, destination: Destination, locale: SupportedLocale | undefined) {
  const response = await page.goto(pathOf(destination, locale));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(titleOf(destination.page, locale));
  await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'en-US');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await alternatesIn(page)).toEqual(
    [
      ...supportedLocales.filter((other) => other !== (locale ?? 'en-US')).map((other) => [other, other] as const),
      ...localesOfLanguages,
    ].map(([language, other]) => [language, siteUrl + pathOf(destination, other)]),
  );
  // Errors that the browser reports late belong to this page.
  await untilIdle(page);
  // Links keep the variant of the page, with or without a locale.
  await expect(page).toHaveURL(pathOf(destination, locale));
  const rewards = textsIn(locale ?? 'en-US')('pages.rewards.title');
  const toRewards = page.getByRole('contentinfo').getByRole('link', { name: rewards });
  await expect(toRewards).toHaveAttribute('href', pathOf({ page: 'rewards' }, locale));
}

/** The titles of games, articles and rewards are their own names. */
const titleOf = (page: PageName, locale: SupportedLocale = 'en-US') =>
  page === 'game' || page === 'news-details' || page === 'reward'
    ? new RegExp(`^.+ \\| ${brand.club}$`)
    : `${textsIn(locale)(`pages.${page}.title`)} | ${brand.club}`;

/** Languages that are named without a country, with the locale that serves them. */
const localesOfLanguages = [
  ['en', 'en-US'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
  ['pt', 'pt-PT'],
] as const;

const alternatesIn = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
