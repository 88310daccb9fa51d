import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { brand } from '../brand/brand';
import { fontFaces, preloadedFonts } from './fontFaces';

const files = { basic: 'basic', latin: 'latin', czech: 'latin, latin-ext', russian: 'basic, cyrillic' };

/** What each language needs; Latin-1 where it is not listed. */
const needs: Record<string, string> = {
  en: files.basic,
  ja: files.basic,
  zh: files.basic,
  ru: files.russian,
  uk: files.russian,
  cs: files.czech,
  hu: files.czech,
  pl: files.czech,
  tr: files.czech,
};

describe.each(['exo-2', 'manrope'])('%s', (family) => {
  it.each(supportedLocales)('needs no more files than it has to for the texts in %s', (locale) => {
    const used = new Set(
      [...textsIn(locale)].filter(isSetInOurFonts).map((character) => fileOf(family, character, locale)),
    );
    expect([...used].sort().join(', ')).toBe(needs[locale.slice(0, 2)] ?? files.latin);
  });

  it.each(supportedLocales)('is preloaded with what most texts in %s need', (locale) => {
    const [file = ''] = (needs[locale.slice(0, 2)] ?? files.latin).split(', ');
    expect(preloadedFonts(locale).map(withoutHash)).toContain(`${family}-${file}`);
  });
});

it('sets Roboto, whose Cyrillic letters are wider, smaller in the languages that have them', () => {
  const sizesIn = (locale: SupportedLocale) =>
    [...fontFaces(locale).matchAll(/local\('Roboto'\);size-adjust:([\d.]+)%/g)].map(([, size]) => Number(size));
  const ratios = sizesIn('uk-UA').map((size, face) => size / (sizesIn('en-US')[face] ?? 1));
  expect(ratios).toHaveLength(3);
  for (const ratio of ratios) expect(ratio).toBeCloseTo(0.974, 3);
});

it('has the light word of the logo in the file of light capitals', () => {
  const word = Array.from(brand.wordmark.light.toUpperCase());
  expect(
    word.filter((character) => !facesIn('en-US').some((face) => face.weight === '300' && face.has(character))),
  ).toEqual([]);
});

/** Every character of the site's, the widget's and the content's texts in a language. */
function textsIn(locale: SupportedLocale): Set<string> {
  const content = `platform/content/translations/${locale}`;
  const paths = [
    `static/lang/${locale}.json`,
    `platform/locale/${locale}.json`,
    ...(existsSync(content) ? readdirSync(content).map((name) => join(content, name)) : []),
  ].filter((path) => path.endsWith('.json') && existsSync(path));
  return new Set(paths.map((path) => readFileSync(path, 'utf8')).join(''));
}

/** Line ends are not drawn; Chinese and Japanese have the system's fonts. */
const isSetInOurFonts = (character: string) => character >= ' ' && character < '\u2e80';

/** The faces of a page as a browser looks through them: the last of those that have a character. */
const facesIn = (locale: SupportedLocale) =>
  [
    ...fontFaces(locale).matchAll(
      /@font-face\{[^}]*font-weight:([\d ]+);src:url\(([^)]+)\)[^}]*unicode-range:([^}]+)\}/g,
    ),
  ]
    .map(([, weight = '', file = '', ranges = '']) => ({
      weight,
      name: withoutHash(file),
      has: (character: string) => ranges.split(',').some((range) => isIn(range, character.codePointAt(0) ?? 0)),
    }))
    .reverse();

const fileOf = (family: string, character: string, locale: SupportedLocale) =>
  facesIn(locale)
    .find((face) => face.name.startsWith(family) && face.has(character))
    ?.name.slice(family.length + 1) ?? `none for ${character}`;

const withoutHash = (file: string) => /([^/]+)\.\w{8}\.woff2$/.exec(file)?.[1] ?? file;

function isIn(range: string, code: number): boolean {
  const [from = 0, to = from] = range
    .slice('U+'.length)
    .split('-')
    .map((limit) => parseInt(limit, 16));
  return code >= from && code <= to;
}
