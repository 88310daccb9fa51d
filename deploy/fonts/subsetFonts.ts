import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontParts } from './fontParts';

/** What browsers apply by themselves to these scripts, and the figures of equal width that styles use. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

export const subsetFonts = () =>
  Promise.all(
    fontParts.map(async ({ family, package: from, source, name, unicodeRange, axis, weights }) => {
      const whole = require.resolve(`@fontsource-variable/${from}/files/${from}-${source}-wght-normal.woff2`);
      const content = await subsetFont(await readFile(whole), textOf(unicodeRange), {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: { wght: axis },
      });
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const face = {
        file: `${from}-${name}.${hash}.woff2`,
        name,
        family,
        weights,
        unicodeRange,
      };
      return { face, content };
    }),
  );

function textOf(unicodeRange: string): string {
  const codes = unicodeRange.split(',').flatMap((range) => {
    const [, first = '', last = first] = /^U\+(\w+)(?:-(\w+))?$/.exec(range) ?? [];
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return String.fromCodePoint(...codes);
}
