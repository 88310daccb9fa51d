/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import type { SignOnAssets } from '../assets';

interface DocumentProps {
  lang: string;
  title: string;
  assets: SignOnAssets;
  /** Browser script of the page, by its name; none for a page that only says something. */
  script?: 'widget' | 'bridge';
  /** Origin of the site that the page may talk to. */
  origin?: string;
  /** False for a page that nobody sees. */
  isStyled?: boolean;
}

/** The frame of every page of the sign-on. What its script must know stands in the body's data attributes. */
export const Document = ({
  lang,
  title,
  assets,
  script,
  origin,
  isStyled = true,
  children,
}: PropsWithChildren<DocumentProps>) =>
  html`<!doctype html>${(
      <html lang={lang}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          {/* None of its own; without the line a browser asks for one and complains that there is none. */}
          <link rel="icon" href="data:," />
          {isStyled &&
            assets.preloadedFonts.map((href) => (
              <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="" />
            ))}
          {isStyled && <link rel="stylesheet" href={assets.style} />}
          {script && <script type="module" src={assets[script]} />}
        </head>
        <body data-origin={origin}>{children}</body>
      </html>
    )}`;
