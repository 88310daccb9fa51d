import type { SupportedLocale } from '../../services/locale/supportedLocales';

/** The Atom feed of a language. */
export const feedPath = (locale: SupportedLocale) => `/rules-${locale}.atom`;
