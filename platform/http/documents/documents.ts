import { Hono } from 'hono';
import type { HonoEnv } from '../kernel/honoEnv';
import type { ServiceContext } from '../../serviceContext';
import type { FiledOperation } from '../kernel/operation';
import { serveAssets } from '../kernel/serveAssets';
import { once } from '../../support/once';
import { docsAssets } from './assets';
import { documentCalls } from './documentCalls';
import { openApi } from './openApi';
import { DocsPage } from './DocsPage';

/** `/openapi.json` and `/docs`: the operations as data, built at the first request, and the page that shows it. */
export function documents({ baseUrl }: ServiceContext, operations: readonly FiledOperation[]) {
  const document = once(() => openApi(documentCalls(operations, baseUrl)));
  const page = once(() => DocsPage({ assets: docsAssets() }));

  return new Hono<HonoEnv>()
    .get('/openapi.json', (c) => {
      // Public, so that editors and client generators can read it.
      c.header('Access-Control-Allow-Origin', '*');
      return c.json(document());
    })
    .get('/docs', (c) => {
      c.header('Content-Security-Policy', policy);
      c.header('Referrer-Policy', 'same-origin');
      c.header('Cache-Control', 'no-cache');
      return c.html(page());
    })
    .get('/docs/assets/:hash/:name', serveAssets(docsAssets));
}

/** The page asks this origin alone, runs its own two scripts, and may not be framed. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
