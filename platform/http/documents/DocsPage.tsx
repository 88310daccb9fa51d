/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import { brand } from '../../brand';
import type { PageAssets } from '../../support/pageAssets';

/** The API reference, which Swagger UI draws from `/openapi.json`. */
export const DocsPage = ({ assets }: { assets: PageAssets }) =>
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
