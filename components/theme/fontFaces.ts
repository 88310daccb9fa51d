import { defaultLocale } from '../../services/locale/supportedLocales';
import fontFiles from './fontFiles.json';

// A local face is found by its full or its PostScript name. Liberation Sans has the metrics of Arial.
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
// Android has no Arial. Its bold Roboto is a variation of the one file, which has no name of its own.
const roboto = ['Roboto'];

// Scaled to the mean width of the messages in English, French and German, set in our fonts at 600, 400 and 700, measured in
// Chromium.
const fallbacks = [
  { family: 'Exo 2 Fallback', weights: '100 900', local: arialBold, size: 96.12 },
  { family: 'Exo 2 Roboto', weights: '100 900', local: roboto, size: 104.19 },
  { family: 'Manrope Fallback', weights: '100 599', local: arial, size: 101.79 },
  { family: 'Manrope Fallback', weights: '600 900', local: arialBold, size: 99.96 },
  { family: 'Manrope Roboto', weights: '100 599', local: roboto, size: 102.91 },
  { family: 'Manrope Roboto', weights: '600 900', local: roboto, size: 108.36 },
];

const lineMetrics = (family: string) =>
  family.startsWith('Exo 2') ? { ascent: 0.999, descent: 0.201 } : { ascent: 1.066, descent: 0.3 };

/** Beside our fonts, the Cyrillic letters of Roboto are wider than its Latin ones. */
const cyrillicRoboto = 0.974;

const fallbackFaces = (locale: string) =>
  fallbacks.map(({ family, weights, local, size: latin }) => {
    const size = local === roboto && /^(ru|uk)/.test(locale) ? latin * cyrillicRoboto : latin;
    const { ascent, descent } = lineMetrics(family);
    const percent = (ems: number) => `${((ems * 1e4) / size).toFixed(2)}%`;
    return `@font-face{font-family:'${family}';font-weight:${weights};src:${local.map((face) => `local('${face}')`).join()};size-adjust:${size.toFixed(2)}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
  });

const systemFonts = "system-ui,'Hiragino Sans','Yu Gothic UI','PingFang SC','Microsoft YaHei',sans-serif";
const stack = (family: string) => `'${family} Variable','${family} Fallback','${family} Roboto',${systemFonts}`;

/** The families of `tokens.font`. */
const fontStacks = `:root{--display:${stack('Exo 2')};--body:${stack('Manrope')}}`;

/** Languages whose texts have no accented Latin letters: the small file of Latin letters is enough for them. */
const basicLanguages = ['en', 'ja', 'ru', 'uk', 'zh'];

const url = (file: string) => `/static/fonts/${file}`;

/** The file that has most letters of the page's language. */
const latinFor = (locale: string) => (basicLanguages.includes(locale.slice(0, 2)) ? 'basic' : 'latin');

/**
 * The @font-face rules: Exo 2 and Manrope by script, and metric-compatible fallbacks, and the custom properties that name
 * them. _document puts them into the head. Kerning ends where one file does, so only languages that need no accented
 * letters have the small file.
 */
export function fontFaces(locale: string = defaultLocale): string {
  const files = fontFiles.filter(({ name }) => name !== 'basic' || latinFor(locale) === 'basic');
  const faces = files.map(
    ({ family, weights, file, unicodeRange }) =>
      `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(${url(file)});unicode-range:${unicodeRange}}`,
  );
  return [...fallbackFaces(locale), ...faces, fontStacks].join('');
}

/** The font files that a page needs at once. */
export const preloadedFonts = (locale: string = defaultLocale): string[] =>
  fontFiles.filter(({ name }) => name === 'capitals' || name === latinFor(locale)).map(({ file }) => url(file));
