import { countryOf } from './languageNames';
import { defaultLocale, supportedLocales, type SupportedLocale } from './supportedLocales';

const languageOf = (locale: SupportedLocale) => locale.slice(0, -countryOf(locale).length - 1);

/** For readers of a country that has no locale of its own: the first locale of each language that has several. */
const languagesOfSeveralCountries = supportedLocales
  .filter((locale) => {
    const [first, second] = supportedLocales.filter((other) => languageOf(other) === languageOf(locale));
    return second !== undefined && locale === first;
  })
  .map((locale) => ({ hrefLang: languageOf(locale), locale }));

/**
 * The languages that each page names for search engines, with the locale that serves them: all supported locales, "en", "es",
 * "fr" and "pt" alone, and the default for all other readers.
 */
export const alternateLanguages: readonly { hrefLang: string; locale: SupportedLocale }[] = [
  ...supportedLocales.map((locale) => ({ hrefLang: locale, locale })),
  ...languagesOfSeveralCountries,
  { hrefLang: 'x-default', locale: defaultLocale },
];
