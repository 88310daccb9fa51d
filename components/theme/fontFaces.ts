const ranges = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  cyrillicExt: 'U+460-52F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
} as const;

const families = [
  {
    name: 'Exo 2 Variable',
    weights: '100 900',
    files: {
      latin: 'exo-2-latin.4a259dde.woff2',
      latinExt: 'exo-2-latin-ext.a3b66800.woff2',
      cyrillic: 'exo-2-cyrillic.b47f37d6.woff2',
      cyrillicExt: 'exo-2-cyrillic-ext.66138a5f.woff2',
    },
  },
  {
    name: 'Manrope Variable',
    weights: '200 800',
    files: {
      latin: 'manrope-latin.a30ddcd3.woff2',
      latinExt: 'manrope-latin-ext.3911b66d.woff2',
      cyrillic: 'manrope-cyrillic.c268b459.woff2',
      cyrillicExt: 'manrope-cyrillic-ext.de37de87.woff2',
    },
  },
] as const;

// A local face is found by its full or its PostScript name. Liberation Sans has the metrics of Arial.
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];

// Arial scaled to the mean letter width of our fonts at 500, 600, 400 and 700, and to their ascent and descent (Exo 2:
// .999 and .201 em, Manrope: 1.066 and .3 em), measured in Chromium. No line shifts when the web font loads.
const fallbacks = [
  { name: 'Exo 2 Fallback', weights: '100 599', local: arial, size: 103.92, ascent: 96.13, descent: 19.34 },
  { name: 'Exo 2 Fallback', weights: '600 900', local: arialBold, size: 97.68, ascent: 102.28, descent: 20.58 },
  { name: 'Manrope Fallback', weights: '200 599', local: arial, size: 103.26, ascent: 103.23, descent: 29.05 },
  { name: 'Manrope Fallback', weights: '600 800', local: arialBold, size: 100.45, ascent: 106.12, descent: 29.87 },
] as const;

const scripts = ['cyrillicExt', 'cyrillic', 'latinExt', 'latin'] as const;

const url = (file: string) => `/static/fonts/${file}`;

const realFaces = families.flatMap(({ name, weights, files }) =>
  scripts.map(
    (script) =>
      `@font-face{font-family:'${name}';font-display:swap;font-weight:${weights};src:url(${url(files[script])}) format('woff2');unicode-range:${ranges[script]}}`,
  ),
);

const fallbackFaces = fallbacks.map(
  ({ name, weights, local, size, ascent, descent }) =>
    `@font-face{font-family:'${name}';font-weight:${weights};src:${local.map((face) => `local('${face}')`).join()};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
);

const systemFonts = "system-ui,'Hiragino Sans','Yu Gothic UI','PingFang SC','Microsoft YaHei',sans-serif";
const stack = (family: string) => `'${family} Variable','${family} Fallback',${systemFonts}`;

/** The families of `tokens.font`. */
const fontStacks = `:root{--display:${stack('Exo 2')};--body:${stack('Manrope')}}`;

/**
 * The @font-face rules: Exo 2 and Manrope by script, and metric-compatible fallbacks, and the custom properties that name
 * them. _document puts them into the head.
 */
export const fontFaces = [...fallbackFaces, ...realFaces, fontStacks].join('');

/** The font files that every page needs at once: latin. */
export const preloadedFonts = families.map(({ files }) => url(files.latin));
