/**
 * Regions without a locale of their own whose language is nearer to another one than to the first of their language, as in
 * the Unicode locale data: Spanish of Latin America (es-419), and English outside of the United States.
 */
export const nearestLocales = [
  ['^es-(?!(es|gq|ph|ea|ic)\\b)', 'es-MX'],
  ['^en-(?!(us|ph|pr|gu|as|mp|um|vi)\\b)', 'en-GB'],
] as const;
