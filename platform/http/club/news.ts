import { Hono } from 'hono';
import { z } from 'zod';
import { readNews } from '../../db/newsStore';
import { ids } from '../../db/seed/ids';
import type { HonoEnv, Platform } from '../context';
import { wireDate } from '../errors';
import { numberInQuery, readQuery } from '../validate';
import { newsImage, wireDateOrNull } from './wire';

const newsQuery = z.object({
  spaceId: z.guid().optional(),
  typeofnews: z.string().optional(),
  placement: z.string().optional(),
  newsId: z.string().optional(),
  limit: numberInQuery({ min: 1, max: 100, fallback: 20 }),
  locale: z.string().default('en-US'),
});

/** `GET /v1/spaces/news`: for visitors too, so there is no ticket (wire, News; spec 6). */
export const news = (platform: Platform) =>
  new Hono<HonoEnv>().get('/v1/spaces/news', async (c) => {
    const { typeofnews, ...query } = readQuery(c, newsQuery);
    const items = await readNews(platform.db, { ...query, type: typeofnews }, platform.clock.now());
    return c.json({
      news: items.map((item) => ({
        spaceId: item.spaceId ?? ids.club,
        newsId: item.newsId,
        type: item.type,
        placement: item.placement,
        priority: item.priority,
        displayTime: 0,
        publicationDate: wireDate(item.publicationDate),
        expirationDate: wireDateOrNull(item.expirationDate),
        locale: item.locale,
        title: item.title,
        contentType: 'text/html',
        body: item.body,
        summary: item.summary,
        mediaURL: newsImage(platform, item.newsId, item.gameSlug),
        mediaType: 'image',
        profileId: null,
        obj: { gameSlug: item.gameSlug, gameTitle: item.gameTitle },
        links: [],
        tags: item.tags,
      })),
    });
  });
