import { getNews } from '../../services/account/endpoints';
import { parseEnvironment } from '../../services/http/environment';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { createPageFetch } from '../visitorPage';
import { sitemapOf, type Published } from './rules';

/** How long articles are taken as known, in ms; they are asked for again by the first who comes after that. */
const freshMs = 5 * 60_000;

/** As many as the services give at once: more than a year of them. */
const most = 100;

/** A function like `load` that keeps what it got, for a while; when it cannot be had anew, the last good one stands. */
export function keeping<T>(load: () => Promise<T>, { forMs, without }: { forMs: number; without: T }) {
  let kept = without;
  let loadedAt = -Infinity;
  return async (now: number): Promise<T> => {
    if (now - loadedAt < forMs) return kept;
    try {
      kept = await load();
      loadedAt = now;
    } catch {
      // The services are away: what was known last is better than no sitemap.
    }
    return kept;
  };
}

const articles = keeping<Published[]>(
  async () => {
    const news = await createPageFetch(defaultLocale)(getNews, { locale: defaultLocale, limit: most });
    return news.map(({ newsId, publicationDate }) => ({ newsId, date: publicationDate }));
  },
  { forMs: freshMs, without: [] },
);

/** The sitemap as it is now (ms). Without services it has the pages, and the articles that were known last. */
export async function loadSitemap(now: number): Promise<string> {
  return sitemapOf(await articles(now), parseEnvironment(process.env.SITE_ENVIRONMENT).siteUrl);
}
