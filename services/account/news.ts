import { defineEndpoint } from '../http/endpoint';
import {
  isRecord,
  mapped,
  orElse,
  readCounter,
  type Reader,
  readInstant,
  readLink,
  readList,
  readListIn,
  readObject,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
  readTexts,
} from '../http/parse';

export interface NewsItem {
  newsId: string;
  spaceId: string | null;
  type: string;
  placement: string;
  priority: number;
  /** Seconds to show it in a rotating list. */
  displayTime: number;
  publicationDate: string;
  expirationDate: string | null;
  locale: string;
  title: string;
  contentType: string;
  /** Not sanitized: sanitize it before it is rendered as HTML. */
  body: string;
  summary: string;
  mediaUrl: string | null;
  mediaType: string | null;
  links: { url: string; title: string }[];
  tags: string[];
  /** The article's game, or null. */
  game: { slug: string; title: string } | null;
}

const readNewsLink = readObject((link) => ({ url: link('url', readLink), title: link('title', readText) }));

const readGameOfNews: Reader<NewsItem['game']> = (value) =>
  isRecord(value) && typeof value.gameSlug === 'string' && typeof value.gameTitle === 'string'
    ? { slug: value.gameSlug, title: value.gameTitle }
    : null;

const readNewsItem = readObject<NewsItem>((field) => ({
  newsId: field('newsId', readString),
  spaceId: field('spaceId', readOptionalText),
  type: field('type', readText),
  placement: field('placement', readText),
  priority: field('priority', readCounter),
  displayTime: field('displayTime', readCounter),
  publicationDate: field('publicationDate', readInstant),
  expirationDate: field('expirationDate', readOptionalInstant),
  locale: field('locale', readText),
  title: field('title', readString),
  contentType: field('contentType', readText),
  body: field('body', readText),
  summary: field('summary', readText),
  mediaUrl: field('mediaURL', readLink),
  mediaType: field('mediaType', readOptionalText),
  links: field(
    'links',
    mapped(orElse(readList(readNewsLink), []), (links) =>
      links.flatMap(({ url, title }) => (url === null ? [] : [{ url, title }])),
    ),
  ),
  tags: field('tags', readTexts),
  game: field('obj', readGameOfNews),
}));

export const readNews = readListIn('news', readNewsItem);

export const getNews = defineEndpoint<
  {
    locale: string;
    spaceId?: string;
    typeofnews?: string;
    placement?: string;
    newsId?: string;
    limit?: number;
  },
  NewsItem[]
>({
  name: 'account.getNews',
  method: 'GET',
  path: () => '/v1/spaces/news',
  query: ({ spaceId, typeofnews, placement, newsId, limit, locale }) => ({
    spaceId,
    typeofnews,
    placement,
    newsId,
    limit,
    locale,
  }),
  auth: 'none',
  parse: readNews,
});
