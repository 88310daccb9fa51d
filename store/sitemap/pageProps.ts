import { getNews } from '../../services/account/news';
import { parseEnvironment } from '../../services/http/environment';
import { defaultLocale } from '../../services/locale/supportedLocales';
import { createPageFetch } from '../visitorPage';
import { sitemapOf, type Published } from './rules';

const freshMs = 5 * 60_000;

const most = 100;

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

const articles = keeping<Published[]>(
  async () => {
    const news = await createPageFetch(defaultLocale)(getNews, { locale: defaultLocale, limit: most });
    return news.map(({ newsId, publicationDate }) => ({ newsId, date: publicationDate }));
  },
  { forMs: freshMs, without: [] },
);

/** `now` in ms. While the services are down it has the pages and the last fetched articles. */
export async function loadSitemap(now: number): Promise<string> {
  return sitemapOf(await articles(now), parseEnvironment(process.env.SITE_ENVIRONMENT).siteUrl);
}
