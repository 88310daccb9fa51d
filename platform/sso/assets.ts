import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

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

const fontPackages = ['@fontsource-variable/exo-2', '@fontsource-variable/manrope'] as const;
const preloaded = ['exo-2-latin-wght-normal.woff2', 'manrope-latin-wght-normal.woff2'] as const;
const { resolve } = createRequire(__filename);

let assets: SignOnAssets | undefined;

/** Puts the files together, once: fonts of the packages, the style sheet, and the scripts made ready for browsers. */
export function signOnAssets(): SignOnAssets {
  assets ??= build();
  return assets;
}

function build(): SignOnAssets {
  const fonts = fontPackages.map((name) => readFont(resolve(`${name}/index.css`)));
  const style = [...fonts.map(({ css }) => css), readFileSync(join(__dirname, 'widget.css'), 'utf8')].join('\n');
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
    preloadedFonts: preloaded.map(url),
    files: new Map<string, AssetFile>([
      ['sign-on.css', { type: 'text/css; charset=utf-8', read: () => style }],
      ['widget.js', { type: 'text/javascript; charset=utf-8', read: () => scripts.widget }],
      ['bridge.js', { type: 'text/javascript; charset=utf-8', read: () => scripts.bridge }],
      ...fonts.flatMap(({ files }) =>
        files.map((file) => [basename(file), { type: 'font/woff2', read: () => readFileSync(file) }] as const),
      ),
    ]),
  };
}

/** A font's faces, their files moved beside the style sheet. */
function readFont(path: string) {
  const css = readFileSync(path, 'utf8');
  const files = [...css.matchAll(/url\(\.\/files\/([^)]+)\)/g)].map(([, name]) =>
    join(dirname(path), 'files', name ?? ''),
  );
  return { css: css.replaceAll('url(./files/', 'url('), files };
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
