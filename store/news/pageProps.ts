import type { ParsedUrlQuery } from 'node:querystring';
import { getNews } from '../../services/account/news';
import type { NewsItem } from '../../services/account/news';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { pageNumber } from '../support/pageNumber';
import { pick } from '../support/pick';
import type { FetchForPage } from '../visitorPage';
import { cleanBody } from './cleanBody';
import { relatedTo, toSnippet, withoutRepeatedPictures, type NewsSnippet } from './rules';

export interface NewsProps {
  /** Newest first. */
  news: NewsSnippet[];
  /** From 1. */
  page: number;
  hasNext: boolean;
}

/** More than a year of news. */
const pageSize = 60;

/** A page of the news, the first one without a number; null for a page that does not exist. */
export async function loadNews(
  call: FetchForPage,
  locale: SupportedLocale,
  { number }: ParsedUrlQuery,
): Promise<NewsProps | null> {
  const page = pageNumber(number);
  if (page === null) return null;
  const offset = (page - 1) * pageSize;
  const part = page === 1 ? { without: [] } : undefined;
  const found = await call(getNews, { locale, bodies: false, limit: pageSize, ...(offset > 0 && { offset }) }, part);
  if (found.length === 0 && page > 1) return null;
  // Services without pages return the same ones again.
  const [following] =
    found.length < pageSize
      ? []
      : await call(getNews, { locale, bodies: false, limit: 1, offset: offset + pageSize }, { without: [] });
  return {
    news: withoutRepeatedPictures(found.toSorted(newestFirst).slice(0, pageSize)).map(toSnippet),
    page,
    hasNext: following !== undefined && found.every(({ newsId }) => newsId !== following.newsId),
  };
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
    call(getNews, { locale, bodies: false, limit: pageSize }, { without: [] }),
  ]);
  if (item?.newsId !== newsId) return null;
  const shown = pick(item, 'newsId', 'title', 'summary', 'publicationDate', 'mediaUrl', 'links', 'game');
  return {
    article: { ...shown, body: cleanBody(item.body) },
    related: withoutRepeatedPictures(relatedTo(item, all.toSorted(newestFirst), relatedShown)).map(toSnippet),
  };
}

const newestFirst = (a: NewsItem, b: NewsItem) => b.publicationDate.localeCompare(a.publicationDate);
