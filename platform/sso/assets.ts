import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { preloadedFonts, readFontFaces } from '../support/fontFaces';

/** What the pages are drawn with: addresses to put into pages, and the files behind them. */
export interface SignOnAssets {
  style: string;
  widget: string;
  bridge: string;
  preloadedFonts: string[];
  /** Files by the last part of their address. */
  files: ReadonlyMap<string, AssetFile>;
}

interface AssetFile {
  type: string;
  read: () => Uint8Array | string;
}

/** Where the files are served; the hash changes with any of them, so that they may be cached for ever. */
export const assetsPath = '/sso/assets';

let assets: SignOnAssets | undefined;

/** Puts the files together, once: fonts of the packages, the style sheet, and the scripts made ready for browsers. */
export function signOnAssets(): SignOnAssets {
  assets ??= build();
  return assets;
}

function build(): SignOnAssets {
  const fonts = readFontFaces();
  const style = [fonts.css, readFileSync(join(__dirname, 'widget.css'), 'utf8')].join('\n');
  const scripts = { widget: bundle('widget'), bridge: bundle('bridge') };
  const hash = createHash('sha256')
    .update(style)
    .update(scripts.widget)
    .update(scripts.bridge)
    .digest('hex')
    .slice(0, 12);
  const url = (name: string) => `${assetsPath}/${hash}/${name}`;
  return {
    style: url('sign-on.css'),
    widget: url('widget.js'),
    bridge: url('bridge.js'),
    preloadedFonts: preloadedFonts.map(url),
    files: new Map<string, AssetFile>([
      ['sign-on.css', { type: 'text/css; charset=utf-8', read: () => style }],
      ['widget.js', { type: 'text/javascript; charset=utf-8', read: () => scripts.widget }],
      ['bridge.js', { type: 'text/javascript; charset=utf-8', read: () => scripts.bridge }],
      ...Array.from(
        fonts.files,
        ([name, path]) => [name, { type: 'font/woff2', read: () => readFileSync(path) }] as const,
      ),
    ]),
  };
}

function bundle(name: 'widget' | 'bridge'): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'browser', `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
