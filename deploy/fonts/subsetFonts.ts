import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * The characters of a font file, as `unicode-range` has them: those of the supported languages, with the signs that people
 * and news use beside them. Players' names are in Latin-1. Other characters come from the system's fonts. `source` is the file
 * in the family's package that has them.
 */
const parts = {
  /** For the light word of the logo. The space decides which font's height a line has. */
  capitals: { source: 'latin', unicodeRange: 'U+20,U+41-5A' },
  /** Russian and Ukrainian. */
  cyrillic: {
    source: 'cyrillic',
    unicodeRange: 'U+301,U+401,U+404,U+406-407,U+410-44F,U+451,U+454,U+456-457,U+490-491,U+2116',
  },
  'latin-ext': { source: 'latin-ext', unicodeRange: 'U+100-17F,U+218-21B,U+1E9E' },
  /** Latin-1, and what languages with its letters also have. */
  latin: { source: 'latin', unicodeRange: 'U+20-FF,U+131,U+152-153,U+2BC,U+2009-203A,U+20AC,U+2122,U+2212' },
  /** For languages without accented Latin letters: two thirds of `latin`. */
  basic: { source: 'latin', unicodeRange: 'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+2013-201E,U+2022-202F,U+2212' },
} as const;

/** What a text in any language is set in. If two have a character, a browser takes the later one. */
const ofText = ['cyrillic', 'latin-ext', 'latin', 'basic'] as const;

/**
 * The font files of the site, with the package in `@fontsource-variable`. `axis` are the weights that a file has, `weights` those of a
 * text that is set in it. Exo 2 speaks at 600 alone, which is half of the bytes; only the logo has a light word.
 */
const families = [
  { family: 'Exo 2 Variable', package: 'exo-2', axis: 300, weights: '300', names: ['capitals'] },
  { family: 'Exo 2 Variable', package: 'exo-2', axis: 600, weights: '400 900', names: ofText },
  { family: 'Manrope Variable', package: 'manrope', axis: { min: 400, max: 700 }, weights: '400 700', names: ofText },
] as const;

const fontParts = families.flatMap(({ names, ...family }) =>
  names.map((name) => ({ ...family, name, ...parts[name] })),
);

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
