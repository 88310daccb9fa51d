/** The club's locales (spec 9). English texts are in the code and in the content itself. */
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

const defaultLocale: Locale = 'en-US';

/** Locales that extend another one: their files hold only the texts that differ. */
const parents: Partial<Record<Locale, Locale>> = { 'es-MX': 'es-ES', 'fr-CA': 'fr-FR', 'pt-PT': 'pt-BR' };

/** The requested locale, else the first of its language (`fr`, and `no` as `nb`), else the default one. */
export function nearestLocale(requested: string): Locale {
  const [code = ''] = requested.split('-');
  const language = code === 'no' ? 'nb' : code;
  return (
    locales.find((locale) => locale === requested) ??
    locales.find((locale) => locale.startsWith(`${language}-`)) ??
    defaultLocale
  );
}

/** The locales whose texts are merged for one locale, in order of precedence, lowest first: `es-ES`, `es-MX`. */
export function lineageOf(locale: Locale): Locale[] {
  const parent = parents[locale];
  return parent ? [parent, locale] : [locale];
}

/** Creates a value per locale on first use, and caches it. */
export function oncePerLocale<Value>(create: (locale: Locale) => Value): (locale: Locale) => Value {
  const cache = new Map<Locale, Value>();
  return (locale) => {
    const value = cache.get(locale) ?? create(locale);
    cache.set(locale, value);
    return value;
  };
}
