import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const styleSheets = [
  require.resolve('@fontsource-variable/exo-2/index.css'),
  require.resolve('@fontsource-variable/manrope/index.css'),
] as const;

export const preloadedFonts = ['exo-2-latin-wght-normal.woff2', 'manrope-latin-wght-normal.woff2'] as const;

/** The CSS of the typefaces, and the font files by name, to be served beside the style sheet. */
export function readFontFaces() {
  const faces = styleSheets.map((path) => {
    const css = readFileSync(path, 'utf8');
    const files = [...css.matchAll(/url\(\.\/files\/([^)]+)\)/g)].map(([, file]) =>
      join(dirname(path), 'files', file ?? ''),
    );
    return { css: css.replaceAll('url(./files/', 'url('), files };
  });
  const files = faces.flatMap((face) => face.files.map((path) => [basename(path), path] as const));
  return { css: faces.map(({ css }) => css).join('\n'), files: new Map(files) };
}
