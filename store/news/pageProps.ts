import type { ParsedUrlQuery } from 'node:querystring';
import { getNews } from '../../services/account/news';
import type { NewsItem } from '../../services/account/news';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';
import { cleanBody } from './cleanBody';
import { relatedTo, toSnippet, type NewsSnippet } from './rules';

export interface NewsProps {
  /** Newest first. */
  news: NewsSnippet[];
}

/** More than a year of news. */
const most = 60;

export async function loadNews(call: FetchForPage, locale: SupportedLocale): Promise<NewsProps> {
  return { news: (await call(getNews, { locale, limit: most }, { without: [] })).toSorted(newestFirst).map(toSnippet) };
}

export interface ArticleProps {
  article: Pick<NewsItem, 'newsId' | 'title' | 'summary' | 'publicationDate' | 'mediaUrl' | 'links' | 'game'> & {
    /** Sanitized HTML. */
    body: string;
  };
  related: NewsSnippet[];
}

/** Twice what fits on a wide screen. */
const relatedShown = 6;

/** What visitors type besides, such as NUL, services reject: it is no article, and no failure of theirs. */
const newsIdPattern = /^[\w.~-]+$/;

export async function loadArticle(
  call: FetchForPage,
  locale: SupportedLocale,
  { newsId }: ParsedUrlQuery,
): Promise<ArticleProps | null> {
  if (typeof newsId !== 'string' || !newsIdPattern.test(newsId)) return null;
  const [[item], all] = await Promise.all([
    call(getNews, { locale, newsId }),
    call(getNews, { locale, limit: most }, { without: [] }),
  ]);
  if (item?.newsId !== newsId) return null;
  const shown = pick(item, 'newsId', 'title', 'summary', 'publicationDate', 'mediaUrl', 'links', 'game');
  return {
    article: { ...shown, body: cleanBody(item.body) },
    related: relatedTo(item, all.toSorted(newestFirst), relatedShown).map(toSnippet),
  };
}

const newestFirst = (a: NewsItem, b: NewsItem) => b.publicationDate.localeCompare(a.publicationDate);
