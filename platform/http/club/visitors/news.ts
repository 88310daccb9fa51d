import { z } from 'zod';
import { readNews, type NewsItem } from '../../../db/stores/games/newsStore';
import { ids } from '../../../content/ids';
import { contentTranslatorFor } from '../../../content/translations/contentTranslator';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { openOperation } from '../../kernel/operation';
import { flagInQuery, numberInQuery } from '../../kernel/validate';
import { newsImage, pictureUrl } from '../images';

const newsQuery = z.object({
  spaceId: z.guid().optional(),
  typeofnews: z.string().optional(),
  placement: z.string().optional(),
  newsId: z.string().optional().describe('One id, or several with commas between them.'),
  offset: numberInQuery({ min: 0, max: 100_000, fallback: 0 }),
  limit: numberInQuery({ min: 1, max: 100, fallback: 20 }),
  locale: z.string().optional(),
  bodies: flagInQuery('`false` leaves the bodies empty, for lists.'),
});

const newsShape = z
  .object({
    spaceId: z.guid().describe("The game's space, or the club's own."),
    newsId: z.string(),
    type: z.string(),
    placement: z.string(),
    priority: z.int(),
    displayTime: z.int(),
    publicationDate: timestamp,
    expirationDate: timestamp.nullable(),
    locale: z.string().describe('Of the text given: another one where there is none in the locale asked for.'),
    title: clubText,
    contentType: z.literal('text/html'),
    body: clubText,
    summary: clubText,
    mediaURL: pictureUrl,
    mediaType: z.literal('image'),
    profileId: z.guid().nullable(),
    obj: z.object({ gameSlug: z.string().nullable(), gameTitle: z.string().nullable() }),
    links: z.array(z.string()),
    tags: z.array(z.string()),
  })
  .meta({ id: 'News' });

/** `GET /v1/spaces/news`, without a ticket (wire, News; spec 6). */
export const news = (services: ServiceContext) => [
  openOperation('GET', '/v1/spaces/news', {
    id: 'getNews',
    summary: 'News that are out, newest first, in the asked locale as far as there is one.',
    query: newsQuery,
    response: z.object({ news: z.array(newsShape) }),
    handle: async ({ query: { typeofnews, bodies: hasBodies, ...query }, locale, now }) => {
      const items = await readNews(services.db, { ...query, locale, type: typeofnews, hasBodies }, now);
      const isTranslated = ({ summary }: NewsItem) => contentTranslatorFor(locale)(summary) !== summary;
      return {
        news: items.map((item) => ({
          spaceId: item.spaceId ?? ids.club,
          newsId: item.newsId,
          type: item.type,
          placement: item.placement,
          priority: item.priority,
          displayTime: 0,
          publicationDate: wireDate(item.publicationDate),
          expirationDate: wireDateOrNull(item.expirationDate),
          locale: isTranslated(item) ? locale : item.locale,
          title: item.title,
          contentType: 'text/html' as const,
          body: item.body,
          summary: item.summary,
          mediaURL: newsImage(services, item.newsId, item.gameSlug),
          mediaType: 'image' as const,
          profileId: null,
          obj: { gameSlug: item.gameSlug, gameTitle: item.gameTitle },
          links: [],
          tags: item.tags,
        })),
      };
    },
  }),
];
