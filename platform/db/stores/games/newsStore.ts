import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database';
import { games, news } from '../../schema';

export type NewsItem = typeof news.$inferSelect & { gameSlug: string | null; gameTitle: string | null };

export interface NewsFilter {
  spaceId?: string;
  type?: string;
  placement?: string;
  newsId?: string;
  limit: number;
  locale: string;
}

const fallbackLocale = 'en-US';

/** News published by `now`, newest first, each in the requested locale, else in its language, else in English. */
export async function readNews(db: Database, filter: NewsFilter, now: Date): Promise<NewsItem[]> {
  const rows = await db
    .select({ item: news, gameSlug: games.slug, gameTitle: games.title })
    .from(news)
    .leftJoin(games, eq(games.spaceId, news.spaceId))
    .where(
      and(
        lte(news.publicationDate, now),
        or(isNull(news.expirationDate), gt(news.expirationDate, now)),
        filter.spaceId ? eq(news.spaceId, filter.spaceId) : undefined,
        filter.type ? eq(news.type, filter.type) : undefined,
        filter.placement ? eq(news.placement, filter.placement) : undefined,
        filter.newsId ? inArray(news.newsId, filter.newsId.split(',')) : undefined,
      ),
    )
    .orderBy(desc(news.publicationDate), desc(news.priority));
  const chosen = new Map<string, NewsItem>();
  for (const { item, ...game } of rows) {
    const best = chosen.get(item.newsId);
    if (!best || fitOf(item.locale, filter.locale) > fitOf(best.locale, filter.locale)) {
      chosen.set(item.newsId, { ...item, ...game });
    }
  }
  return [...chosen.values()].slice(0, filter.limit);
}

function fitOf(locale: string, wanted: string): number {
  if (locale === wanted) return 3;
  if (locale.slice(0, 2) === wanted.slice(0, 2)) return 2;
  return locale === fallbackLocale ? 1 : 0;
}
