/** The locales that the club speaks (spec 9). The English texts stand in the code and in the content itself. */
export const locales = [
  'en-US',
  'en-CA',
  'en-GB',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-FR',
  'fr-CA',
  'hu-HU',
  'it-IT',
  'ja-JP',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'pt-BR',
  'ru-RU',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'zh-CN',
] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en-US';

/** A locale whose texts hold only what another one's say differently. */
const parents: Partial<Record<Locale, Locale>> = { 'es-MX': 'es-ES', 'fr-CA': 'fr-FR', 'pt-PT': 'pt-BR' };

/** The locale asked for, else the first of its language (`fr`, and `no` as `nb`), else the default one. */
export function nearestLocale(asked: string): Locale {
  const [spoken = ''] = asked.split('-');
  const language = spoken === 'no' ? 'nb' : spoken;
  return (
    locales.find((locale) => locale === asked) ??
    locales.find((locale) => locale.startsWith(`${language}-`)) ??
    defaultLocale
  );
}

/** Whose texts make up a locale's, the widest first: `es-ES`, `es-MX`. */
export function lineageOf(locale: Locale): Locale[] {
  const parent = parents[locale];
  return parent ? [parent, locale] : [locale];
}
