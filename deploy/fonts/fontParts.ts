/**
 * The characters of a font file, as `unicode-range` has them: those of the supported languages, with the signs that people
 * and news use beside them. Players' names are in Latin-1. Other characters come from the system's fonts.
 */
const characters = {
  /** For languages without accented Latin letters: two thirds of `latin`. */
  basic: 'U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+2013-201E,U+2022-202F,U+2212',
  /** Latin-1, and what languages with its letters also have. */
  latin: 'U+20-FF,U+131,U+152-153,U+2BC,U+2009-203A,U+20AC,U+2122,U+2212',
  'latin-ext': 'U+100-17F,U+218-21B,U+1E9E',
  /** Russian and Ukrainian. */
  cyrillic: 'U+301,U+401,U+404,U+406-407,U+410-44F,U+451,U+454,U+456-457,U+490-491,U+2116',
  /** For the light word of the logo. The space decides which font's height a line has. */
  capitals: 'U+20,U+41-5A',
} as const;

interface FontPart {
  family: string;
  /** The package in `@fontsource-variable`, and the file in it that has these characters. */
  source: string;
  file: 'latin' | 'latin-ext' | 'cyrillic';
  name: keyof typeof characters;
  unicodeRange: string;
  weights: readonly [from: number, to: number];
}

type Family = Pick<FontPart, 'family' | 'source' | 'weights'>;

const part = (family: Family, name: FontPart['name'], file: FontPart['file']): FontPart => ({
  ...family,
  file,
  name,
  unicodeRange: characters[name],
});

/** What a text in any language is set in. If two have a character, a browser takes the later one. */
const partsForText = (family: Family) => [
  part(family, 'cyrillic', 'cyrillic'),
  part(family, 'latin-ext', 'latin-ext'),
  part(family, 'latin', 'latin'),
  part(family, 'basic', 'latin'),
];

const exo = { family: 'Exo 2 Variable', source: 'exo-2' };

/**
 * The font files of the site, with the weights that its styles use. Exo 2 goes up to 900, which is what `bolder` makes of
 * its usual 600; only the logo is lighter than 400.
 */
export const fontParts: readonly FontPart[] = [
  part({ ...exo, weights: [300, 300] }, 'capitals', 'latin'),
  ...partsForText({ ...exo, weights: [400, 900] }),
  ...partsForText({ family: 'Manrope Variable', source: 'manrope', weights: [400, 700] }),
];
