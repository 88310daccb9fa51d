import { inLocale, pathOf } from '../../routes';
import { alternateLanguages } from '../../services/locale/alternateLanguages';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { siteUrl } from '../../services/http/addresses';

/** The full address of a page in a locale. */
export const addressOf = (page: 'index' | 'news', locale: SupportedLocale) => siteUrl + pathOf({ page }, locale);

/** An alternate link: the same page in another language. */
interface Alternate {
  hrefLang: string;
  href: string;
}

/**
 * The canonical address and the alternates of a page, for search engines. The prefixed and the unprefixed variant share
 * one HTML, so the prefixed address is canonical for both. Alternates are all other supported languages (spec 1, Page
 * shell), languages of several countries without a country, and the default language as x-default.
 */
export function addressesOf(path: string, locale: SupportedLocale): { canonical: string; alternates: Alternate[] } {
  const addressIn = (other: SupportedLocale) => siteUrl + inLocale(path, other);
  return {
    canonical: addressIn(locale),
    alternates: alternateLanguages
      .filter(({ hrefLang }) => hrefLang !== locale)
      .map(({ hrefLang, locale: other }) => ({ hrefLang, href: addressIn(other) })),
  };
}
