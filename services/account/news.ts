import { defineEndpoint, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';

const readNewsLink = read.object({ url: read.link, title: read.text });

const readGameOfNews: read.Reader<{ slug: string; title: string } | null> = (value) =>
  read.isRecord(value) && typeof value.gameSlug === 'string' && typeof value.gameTitle === 'string'
    ? { slug: value.gameSlug, title: value.gameTitle }
    : null;

const readNewsItem = read.fields((field) => ({
  newsId: field('newsId', read.string),
  publicationDate: field('publicationDate', read.instant),
  title: field('title', read.string),
  /** Not sanitized: sanitize it before it is rendered as HTML. */
  body: field('body', read.text),
  summary: field('summary', read.text),
  mediaUrl: field('mediaURL', read.link),
  links: field(
    'links',
    read.mapped(read.orElse(read.list(readNewsLink), []), (links) =>
      links.flatMap(({ url, title }) => (url === null ? [] : [{ url, title }])),
    ),
  ),
  tags: field('tags', read.texts),
  game: field('obj', readGameOfNews),
}));
export type NewsItem = ReturnType<typeof readNewsItem>;

export const readNews = read.listIn('news', readNewsItem);

interface NewsFilter extends Partial<PageInput> {
  locale: string;
  spaceId?: string;
  typeofnews?: string;
  placement?: string;
  newsId?: string;
  /** False for a list, which shows none. */
  bodies?: false;
}

export const getNews = defineEndpoint('account.getNews', 'GET', {
  path: '/v1/spaces/news',
  query: pick<NewsFilter>('spaceId', 'typeofnews', 'placement', 'newsId', 'bodies', 'offset', 'limit', 'locale'),
  auth: 'none',
  parse: readNews,
});
