import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const styleSheets = [
  require.resolve('@fontsource-variable/exo-2/index.css'),
  require.resolve('@fontsource-variable/manrope/index.css'),
] as const;

const preloadedFonts = ['exo-2-latin-wght-normal.woff2', 'manrope-latin-wght-normal.woff2'] as const;

/** The CSS of the typefaces and colors of all pages, and the font files by name, to be served beside the style sheet. */
function readSharedStyle() {
  const faces = styleSheets.map((path) => {
    const css = readFileSync(path, 'utf8');
    const files = [...css.matchAll(/url\(\.\/files\/([^)]+)\)/g)].map(([, file]) =>
      join(dirname(path), 'files', file ?? ''),
    );
    return { css: css.replaceAll('url(./files/', 'url('), files };
  });
  const files = faces.flatMap((face) => face.files.map((path) => [basename(path), path] as const));
  const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  return { css: [...faces.map(({ css }) => css), tokens].join('\n'), files: new Map(files) };
}

interface AssetFile {
  type: string;
  read: () => Uint8Array | string;
}

/**
 * The files of a page, by name, to be served below a path: style sheets, each with the typefaces and the colors, scripts, and
 * the fonts. Their addresses contain a hash of the content, so they may be cached forever.
 */
export function pageAssets(path: string, texts: Readonly<Record<string, string>>) {
  const shared = readSharedStyle();
  const files = new Map<string, AssetFile>();
  const hash = createHash('sha256');
  for (const [name, text] of Object.entries(texts)) {
    const isStyle = name.endsWith('.css');
    const content = isStyle ? `${shared.css}\n${text}` : text;
    hash.update(content);
    files.set(name, { type: `text/${isStyle ? 'css' : 'javascript'}; charset=utf-8`, read: () => content });
  }
  for (const [name, font] of shared.files) files.set(name, { type: 'font/woff2', read: () => readFileSync(font) });
  const folder = `${path}/${hash.digest('hex').slice(0, 12)}`;
  const url = (name: string) => `${folder}/${name}`;
  return { url, preloadedFonts: preloadedFonts.map(url), files };
}

export type PageAssets = ReturnType<typeof pageAssets>;
