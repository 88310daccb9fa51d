import { inLocale, pathOf } from '../../routes';
import { defaultLocale, supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { siteUrl } from './siteUrl';

/** A page of the site's own by its name: its full address in a locale. */
export const addressOf = (page: 'index' | 'news', locale: SupportedLocale) => siteUrl + pathOf({ page }, locale);

/** A page in other languages, by what links call a language. */
export interface Alternate {
  hrefLang: SupportedLocale | 'x-default';
  href: string;
}

/**
 * The addresses that search engines are told of a page. Its prefixed and its unprefixed variant share one HTML, so both
 * call the prefixed address theirs. Alternates are every other supported language (spec 1, Page shell), and the default
 * one for readers of none of them.
 */
export function addressesOf(path: string, locale: SupportedLocale): { canonical: string; alternates: Alternate[] } {
  const addressIn = (other: SupportedLocale) => siteUrl + inLocale(path, other);
  return {
    canonical: addressIn(locale),
    alternates: [
      ...supportedLocales
        .filter((other) => other !== locale)
        .map((other): Alternate => ({ hrefLang: other, href: addressIn(other) })),
      { hrefLang: 'x-default', href: addressIn(defaultLocale) },
    ],
  };
}
