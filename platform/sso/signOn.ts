import { Hono } from 'hono';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { assetsPath, signOnAssets } from './assets';
import { consolePage } from './console';
import { forms } from './forms';
import { pageHeaders } from './pageHeaders';
import { objection } from './objection';
import { pages } from './pages';
import { reset } from './reset';
import { stopNotices } from './stopNotices';
import { tickets } from './tickets';
import { verify } from './verify';

/** The sign-on: the widget and its forms, the bridge and its tickets (docs/contracts/sign-on.md). */
export const signOn = (platform: ServiceContext) =>
  new Hono<HonoEnv>()
    .get(`${assetsPath}/:hash/:name`, (c) => {
      const file = signOnAssets().files.get(c.req.param('name'));
      if (!file) return c.notFound();
      c.header('Content-Type', file.type);
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      const content = file.read();
      return c.body(typeof content === 'string' ? content : new Uint8Array(content));
    })
    .use('/sso/*', pageHeaders(platform))
    .route('/', pages(platform))
    .route('/', forms(platform))
    .route('/', reset(platform))
    .route('/', verify(platform))
    .route('/', stopNotices(platform))
    .route('/', objection(platform))
    .route('/', consolePage(platform))
    .route('/', tickets(platform));
