import { Hono } from 'hono';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { signOnAssets } from './assets';
import { pageHeaders } from './pageHeaders';
import { clubLinks } from './urls';
import { PublisherSitePage } from './views/PublisherSitePage';

/** Stand-ins for the publisher's other sites on a development machine, so that no link of a local copy is dead. */
export function publisherSites(platform: ServiceContext) {
  const app = new Hono<HonoEnv>();
  if (!platform.publisherUrl?.startsWith(`${platform.baseUrl}/publisher/`)) return app;
  return app.use('/publisher/*', pageHeaders(platform)).get('/publisher/:site{[a-z-]+}/:path{.*}?', (c) =>
    c.html(
      PublisherSitePage({
        site: c.req.param('site'),
        assets: signOnAssets(),
        links: clubLinks(platform, 'en-US'),
      }),
    ),
  );
}
