import { defineEndpoint, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';

const readNewsLink = read.object({ url: read.link, title: read.text });

const readGameOfNews: read.Reader<{ slug: string; title: string } | null> = (value) =>
  read.isRecord(value) && typeof value.gameSlug === 'string' && typeof value.gameTitle === 'string'
    ? { slug: value.gameSlug, title: value.gameTitle }
    : null;

const readNewsItem = read.fields((field) => ({
  newsId: field('newsId', read.string),
  spaceId: field('spaceId', read.optionalText),
  type: field('type', read.text),
  placement: field('placement', read.text),
  priority: field('priority', read.counter),
  /** Seconds to show it in a rotating list. */
  displayTime: field('displayTime', read.counter),
  publicationDate: field('publicationDate', read.instant),
  expirationDate: field('expirationDate', read.optionalInstant),
  locale: field('locale', read.text),
  title: field('title', read.string),
  contentType: field('contentType', read.text),
  /** Not sanitized: sanitize it before it is rendered as HTML. */
  body: field('body', read.text),
  summary: field('summary', read.text),
  mediaUrl: field('mediaURL', read.link),
  mediaType: field('mediaType', read.optionalText),
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
