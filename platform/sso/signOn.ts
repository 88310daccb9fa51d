import { Hono } from 'hono';
import type { HonoEnv } from '../http/kernel/honoEnv';
import { serveAssets } from '../http/kernel/serveAssets';
import type { ServiceContext } from '../serviceContext';
import { assetsPath, signOnAssets } from './assets';
import { consolePage } from './console';
import { forms } from './forms';
import { objectionPage, resetPage, stopNoticesPage, verifyPage } from './linkPages';
import { pageHeaders } from './pageHeaders';
import { pages } from './pages';
import { tickets } from './tickets';

const parts = [pages, forms, tickets, consolePage, resetPage, verifyPage, stopNoticesPage, objectionPage];

/** The sign-on: the widget and its forms, the bridge and its tickets (docs/contracts/sign-on.md). */
export function signOn(platform: ServiceContext) {
  const app = new Hono<HonoEnv>()
    .get(`${assetsPath}/:hash/:name`, serveAssets(signOnAssets))
    .use('/sso/*', pageHeaders(platform));
  for (const part of parts) app.route('/', part(platform));
  return app;
}
