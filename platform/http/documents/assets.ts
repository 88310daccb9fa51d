import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadedFonts, readFontFaces } from '../../support/fontFaces';

/** The style sheet and fonts of the page: their addresses and contents. */
export interface DocsAssets {
  style: string;
  preloadedFonts: string[];
  /** The style sheet or a font by its file name. */
  read: (name: string) => { type: string; content: string | Uint8Array<ArrayBuffer> } | undefined;
}

let assets: DocsAssets | undefined;

/** Builds the assets once. Their addresses contain a hash of the content, so they may be cached forever. */
export function docsAssets(): DocsAssets {
  assets ??= build();
  return assets;
}

function build(): DocsAssets {
  const fonts = readFontFaces();
  const style = [fonts.css, readFileSync(join(__dirname, 'docs.css'), 'utf8')].join('\n');
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 12);
  const url = (name: string) => `/docs/assets/${hash}/${name}`;
  return {
    style: url('docs.css'),
    preloadedFonts: preloadedFonts.map(url),
    read: (name) => {
      if (name === 'docs.css') return { type: 'text/css; charset=utf-8', content: style };
      const font = fonts.files.get(name);
      return font === undefined ? undefined : { type: 'font/woff2', content: new Uint8Array(readFileSync(font)) };
    },
  };
}
