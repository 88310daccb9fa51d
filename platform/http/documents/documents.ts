import { Hono } from 'hono';
import type { HonoEnv } from '../kernel/honoEnv';
import type { ServiceContext } from '../../serviceContext';
import type { Operation } from '../kernel/operation';
import { docsAssets } from './assets';
import { documentCalls } from './documentCalls';
import { openApi } from './openApi';
import { DocsPage } from './views/DocsPage';

/** `/openapi.json` and `/docs`: the operations as data and as a page, built at the first request. */
export function documents({ baseUrl, allowedOrigins }: ServiceContext, operations: readonly Operation[]) {
  const documented = once(() => documentCalls(operations, baseUrl));
  const document = once(() => openApi(documented()));
  const page = once(() => DocsPage({ documented: documented(), assets: docsAssets(), site: allowedOrigins[0] }));

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
    .get('/docs/assets/:hash/:name', (c) => {
      const file = docsAssets().read(c.req.param('name'));
      if (!file) return c.notFound();
      c.header('Content-Type', file.type);
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      return c.body(file.content);
    });
}

/** The page has no scripts and no forms, and may not be framed. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
