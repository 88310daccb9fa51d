import { z } from 'zod';
import { readNews, type NewsItem } from '../../db/newsStore';
import { ids } from '../../content/ids';
import { contentTranslatorFor } from '../../content/translations/contentTranslator';
import { clubText } from '../clubTexts';
import type { Platform } from '../context';
import { wireDate, wireDateOrNull } from '../dates';
import { openOperation } from '../operation';
import { moment } from '../schemas';
import { numberInQuery } from '../validate';
import { newsImage, pictureUrl } from './shapes/pictures';

const newsQuery = z.object({
  spaceId: z.guid().optional(),
  typeofnews: z.string().optional(),
  placement: z.string().optional(),
  newsId: z.string().optional().describe('One id, or several with commas between them.'),
  limit: numberInQuery({ min: 1, max: 100, fallback: 20 }),
  locale: z.string().optional(),
});

const newsShape = z
  .object({
    spaceId: z.guid().describe("The game's space, or the club's own."),
    newsId: z.string(),
    type: z.string(),
    placement: z.string(),
    priority: z.int(),
    displayTime: z.int(),
    publicationDate: moment,
    expirationDate: moment.nullable(),
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

/** `GET /v1/spaces/news`: for visitors too, so there is no ticket (wire, News; spec 6). */
export const news = (platform: Platform) => [
  openOperation(
    {
      id: 'getNews',
      method: 'GET',
      paths: ['/v1/spaces/news'],
      tag: 'News',
      summary: 'News that are out, newest first, in the asked locale as far as there is one.',
      auth: 'none',
      query: newsQuery,
      reply: z.object({ news: z.array(newsShape) }),
    },
    async ({ query: { typeofnews, ...query }, locale, now }) => {
      const items = await readNews(platform.db, { ...query, locale, type: typeofnews }, now);
      const isTranslated = ({ body }: NewsItem) => contentTranslatorFor(locale)(body) !== body;
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
          mediaURL: newsImage(platform, item.newsId, item.gameSlug),
          mediaType: 'image' as const,
          profileId: null,
          obj: { gameSlug: item.gameSlug, gameTitle: item.gameTitle },
          links: [],
          tags: item.tags,
        })),
      };
    },
  ),
];
