/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type { HonoEnv } from '../kernel/honoEnv';
import type { ServiceContext } from '../../serviceContext';
import type { FiledOperation } from '../kernel/operation';
import { serveAssets } from '../kernel/serveAssets';
import { once } from '../../support/once';
import { documentCalls } from './documentCalls';
import { openApi } from './openApi';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAssets, type PageAssets } from '../../support/pageAssets';
import { html } from 'hono/html';
import { brand } from '../../brand';

/** `/openapi.json` and `/docs`: the operations as data, built at the first request, and the page that shows it. */
export function documents({ baseUrl }: ServiceContext, operations: readonly FiledOperation[]) {
  const document = once(() => openApi(documentCalls(operations, baseUrl)));
  const page = once(() => DocsPage(docsAssets()));

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

const library = {
  style: require.resolve('swagger-ui-dist/swagger-ui.css'),
  script: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};

const options = {
  dom_id: '#reference',
  url: '/openapi.json',
  filter: true,
  defaultModelsExpandDepth: 0,
  // By default, the library sends the address of the document to a validator on another host.
  validatorUrl: null,
};

// The library leaves its introduction and its filter outside of the landmarks of the page.
const start = `SwaggerUIBundle({
  ...${JSON.stringify(options)},
  onComplete: () => {
    document.querySelector('.information-container').setAttribute('role', 'banner');
    document.querySelector('.filter').setAttribute('role', 'search');
  },
});`;

/** What the page is drawn with. Reading and hashing it takes a while, and a platform may serve no reader. */
const docsAssets = once(() => {
  // In a layer, every rule of the library yields to the page's own, however specific it is.
  const libraryStyle = `@layer library {\n${readFileSync(library.style, 'utf8')}\n}`;
  const css = `${libraryStyle}\n${readFileSync(join(__dirname, 'docs.css'), 'utf8')}`;
  const script = readFileSync(library.script, 'utf8');
  return pageAssets('/docs/assets', { 'docs.css': css, 'swagger-ui.js': script, 'start.js': start });
});

/** The API reference, which Swagger UI draws from `/openapi.json`. */
const DocsPage = (assets: PageAssets) =>
  html`<!doctype html>${(
      <html lang="en" class="dark-mode">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta
            name="description"
            content={`The calls of the ${brand.publisher} services, with every field and error.`}
          />
          <title>{`API reference | ${brand.publisher} services`}</title>
          <link rel="icon" href="data:," />
          {assets.preloadedFonts.map((href) => (
            <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="" />
          ))}
          <link rel="stylesheet" href={assets.url('docs.css')} />
        </head>
        <body>
          <div id="reference" />
          <noscript>
            This page needs JavaScript. The calls are described in <a href="/openapi.json">/openapi.json</a> too.
          </noscript>
          <script src={assets.url('swagger-ui.js')} />
          <script src={assets.url('start.js')} />
        </body>
      </html>
    )}`;
