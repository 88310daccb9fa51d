/** Spec 9, Supported locales, in the spec's order. */
export const supportedLocales = [
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

export type SupportedLocale = (typeof supportedLocales)[number];

/** Also for unsupported locales (spec 9, Default locale). */
export const defaultLocale: SupportedLocale = 'en-US';

export const isSupportedLocale = (text: string): text is SupportedLocale =>
  supportedLocales.some((locale) => locale === text);
