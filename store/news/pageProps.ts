import type { ParsedUrlQuery } from 'node:querystring';
import { getNews } from '../../services/account/endpoints';
import type { NewsItem } from '../../services/account/types';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import type { FetchForPage } from '../visitorPage';
import { cleanBody } from './cleanBody';
import { relatedTo, toSnippet, type NewsSnippet } from './rules';

export interface NewsProps {
  /** Newest first. */
  news: NewsSnippet[];
}

export const newsWithoutData: NewsProps = { news: [] };

/** More than a year of them. */
const most = 60;

export async function loadNews(ask: FetchForPage, locale: SupportedLocale): Promise<NewsProps> {
  return { news: (await ask(getNews, { locale, limit: most })).toSorted(newestFirst).map(toSnippet) };
}

/** An article as its own page shows it. */
export interface ArticleProps {
  article: Pick<NewsItem, 'newsId' | 'title' | 'summary' | 'publicationDate' | 'mediaUrl' | 'links' | 'game'> & {
    /** Clean: safe to show as HTML. */
    body: string;
  };
  related: NewsSnippet[];
}

/** Twice what a wide screen shows at once. */
const relatedShown = 6;

/** The article at an address with what goes with it; null where there is none. */
export async function loadArticle(
  ask: FetchForPage,
  locale: SupportedLocale,
  { newsId }: ParsedUrlQuery,
): Promise<ArticleProps | null> {
  if (typeof newsId !== 'string') return null;
  const [[found], all] = await Promise.all([ask(getNews, { locale, newsId }), ask(getNews, { locale, limit: most })]);
  if (found?.newsId !== newsId) return null;
  const { title, summary, publicationDate, mediaUrl, links, game } = found;
  return {
    article: { newsId, title, summary, publicationDate, mediaUrl, links, game, body: cleanBody(found.body) },
    related: relatedTo(found, all.toSorted(newestFirst), relatedShown).map(toSnippet),
  };
}

const newestFirst = (a: NewsItem, b: NewsItem) => b.publicationDate.localeCompare(a.publicationDate);
