import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { games, news } from '../../schema';
import type { Page } from '../../slices';

export type NewsItem = typeof news.$inferSelect & { gameSlug: string | null; gameTitle: string | null };

export interface NewsFilter extends Page {
  spaceId?: string;
  type?: string;
  placement?: string;
  newsId?: string;
  /** False leaves the bodies empty. */
  hasBodies: boolean;
  locale: string;
}

/** A page of the news published by `now`, newest first, each in the requested locale, else in its language, else in English. */
export async function readNews(db: Database, filter: NewsFilter, now: Date): Promise<NewsItem[]> {
  const language = filter.locale.slice(0, 2);
  const fit = sql`case when ${news.locale} = ${filter.locale} then 3 when left(${news.locale}, 2) = ${language} then 2
    when ${news.locale} = 'en-US' then 1 else 0 end`;
  const best = db
    .selectDistinctOn([news.newsId], { newsId: news.newsId, locale: news.locale })
    .from(news)
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
    .orderBy(news.newsId, desc(fit))
    .as('best');
  // The texts of the page alone are read.
  return db
    .select({
      ...getTableColumns(news),
      ...(!filter.hasBodies && { body: sql<string>`''` }),
      gameSlug: games.slug,
      gameTitle: games.title,
    })
    .from(news)
    .innerJoin(best, and(eq(best.newsId, news.newsId), eq(best.locale, news.locale)))
    .leftJoin(games, eq(games.spaceId, news.spaceId))
    .orderBy(desc(news.publicationDate), desc(news.priority), news.newsId)
    .limit(filter.limit)
    .offset(filter.offset);
}
