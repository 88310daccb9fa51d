import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontParts } from './fontParts';

/** What browsers apply by themselves to these scripts, and the figures of equal width that styles use. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

export const subsetFonts = () =>
  Promise.all(
    fontParts.map(async ({ family, source, file, name, unicodeRange, weights: [min, max] }) => {
      const whole = require.resolve(`@fontsource-variable/${source}/files/${source}-${file}-wght-normal.woff2`);
      const content = await subsetFont(await readFile(whole), textOf(unicodeRange), {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: { wght: min === max ? min : { min, max } },
      });
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const face = {
        file: `${source}-${name}.${hash}.woff2`,
        name,
        family,
        weights: min === max ? `${min}` : `${min} ${max}`,
        unicodeRange,
      };
      return { face, content };
    }),
  );

function textOf(unicodeRange: string): string {
  const codes = unicodeRange.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return String.fromCodePoint(...codes);
}
