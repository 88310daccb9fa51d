/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { brand } from '../brand';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { pageHeaders } from './pageHeaders';
import { clubLinks } from './urls';
import { ReadingPage } from './views/ReadingPage';

/** Stand-ins for the publisher's other sites on a development machine, so that no link of a local copy is dead. */
export function publisherSites(platform: ServiceContext) {
  const app = new Hono<HonoEnv>();
  if (!platform.publisherUrl?.startsWith(`${platform.baseUrl}/publisher/`)) return app;
  return app.use('/publisher/*', pageHeaders(platform)).get('/publisher/:site{[a-z-]+}/:path{.*}?', (c) => {
    const title = `${brand.publisher}: ${c.req.param('site')}`;
    return c.html(
      <ReadingPage lang="en-US" title={title} links={clubLinks(platform, 'en-US')}>
        <p class="lead">This page stands for another site of the publisher while the club runs on this machine.</p>
      </ReadingPage>,
    );
  });
}
