import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { once } from '../support/once';
import { pageAssets } from '../support/pageAssets';

/** Where the files are served. */
export const assetsPath = '/sso/assets';

/** What the pages are drawn with: fonts of the packages, the style sheet, and the scripts made ready for browsers. */
export const signOnAssets = once(() => {
  const css = readFileSync(join(__dirname, 'widget.css'), 'utf8');
  return pageAssets(assetsPath, { 'sign-on.css': css, 'widget.js': bundle('widget'), 'bridge.js': bundle('bridge') });
});

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
