/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { signOnAssets } from '../assets';

interface DocumentProps {
  lang: string;
  title: string;
  /** Name of the page's browser script; none for a static page. */
  script?: 'widget' | 'bridge';
  /** Origin of the site that the page may talk to. */
  origin?: string;
  /** False for an invisible page. */
  isStyled?: boolean;
}

/** The frame of every sign-on page. The body's data attributes hold the values for its script. */
export const HtmlDocument = ({
  lang,
  title,
  script,
  origin,
  isStyled = true,
  children,
}: PropsWithChildren<DocumentProps>) => {
  const assets = signOnAssets();
  return html`<!doctype html>${(
      <html lang={lang}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          {/* No icon: without this line a browser requests one and logs an error. */}
          <link rel="icon" href="data:," />
          {isStyled &&
            assets.preloadedFonts.map((href) => (
              <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="" />
            ))}
          {isStyled && <link rel="stylesheet" href={assets.url('sign-on.css')} />}
          {script && <script type="module" src={assets.url(`${script}.js`)} />}
        </head>
        <body data-origin={origin}>{children}</body>
      </html>
    )}`;
};
