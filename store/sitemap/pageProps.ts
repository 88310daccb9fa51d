import { getNews } from '../../services/account/news';
import { getRewardCatalog } from '../../services/club/rewardCatalog';
import { parseEnvironment } from '../../services/http/environment';
import { defaultLocale, supportedLocales } from '../../services/locale/supportedLocales';
import { createPageFetch } from '../visitorPage';
import { sitemapIndexOf, sitemapOf, type Published } from './rules';

const freshMs = 5 * 60_000;

const articlesOfCall = 100;
const rewardsOfCall = 60;

/** Caches the result of `load` for `forMs`. When `load` fails, the last result is returned, at first `without`. */
export function keeping<T>(load: () => Promise<T>, { forMs, without }: { forMs: number; without: T }) {
  let kept = without;
  let loadedAt = -Infinity;
  return async (now: number): Promise<T> => {
    if (now - loadedAt < forMs) return kept;
    try {
      kept = await load();
      loadedAt = now;
    } catch {
      // An old result is better than no sitemap.
    }
    return kept;
  };
}

const articles = keeping(readAllNews, { forMs: freshMs, without: [] });
const rewardIds = keeping(readAllRewards, { forMs: freshMs, without: [] });

/** All of a list by id, a page after the other; services without pages return the same ones again. */
async function readAll<Item>(
  pageSize: number,
  readPage: (offset: number) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (;;) {
    const offset = found.size;
    const page = await readPage(offset);
    for (const item of page) found.set(idOf(item), item);
    if (page.length < pageSize || found.size === offset) return [...found.values()];
  }
}

async function readAllNews(): Promise<Published[]> {
  const call = createPageFetch(defaultLocale);
  const list = { locale: defaultLocale, bodies: false, limit: articlesOfCall } as const;
  const news = await readAll(
    articlesOfCall,
    (offset) => call(getNews, { ...list, ...(offset > 0 && { offset }) }),
    ({ newsId }) => newsId,
  );
  return news.map(({ newsId, publicationDate }) => ({ newsId, date: publicationDate }));
}

async function readAllRewards(): Promise<string[]> {
  const call = createPageFetch(defaultLocale);
  const rewards = await readAll(
    rewardsOfCall,
    async (offset) => (await call(getRewardCatalog, { offset, limit: rewardsOfCall })).rewards,
    ({ rewardId }) => rewardId,
  );
  return rewards.map(({ rewardId }) => rewardId);
}

/**
 * The sitemap of a language, the index of all of them without one; null for a language that the site does not have. `now` in ms.
 * While the services are down it has the pages, and the articles and rewards that were fetched last.
 */
export async function loadSitemap(now: number, language?: string | string[]): Promise<string | null> {
  const { siteUrl } = parseEnvironment(process.env.SITE_ENVIRONMENT);
  if (language === undefined) return sitemapIndexOf(siteUrl);
  const locale = supportedLocales.find((supported) => supported === language);
  if (locale === undefined) return null;
  const [published, offered] = await Promise.all([articles(now), rewardIds(now)]);
  return sitemapOf(published, offered, siteUrl, locale);
}
