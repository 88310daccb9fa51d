import { errorText } from '../http/errorCatalog';
import { nearestLocales } from './nearestLocales';
import { defaultLocale, isSupportedLocale, type SupportedLocale, supportedLocales } from './supportedLocales';

/** Alternative language codes: browsers may send `no` for Norwegian, the locales use `nb`. */
const aliases: Readonly<Record<string, string>> = { no: 'nb' };

/**
 * The supported locale for the wanted ones, in their order: the full locale, else the nearest one of the same language
 * (`fr-BE` gives fr-FR, `es-AR` es-MX), else the default (spec 5).
 */
export function matchLocale(wanted: string | readonly string[]): SupportedLocale {
  const requests = typeof wanted === 'string' ? [wanted] : wanted;
  return requests.map(findLocale).find((locale) => locale !== undefined) ?? defaultLocale;
}

/** Throws 'Locale "{locale}" isn't supported.' for any that is not in the list (spec 8). */
export function requireSupportedLocale(locale: string): SupportedLocale {
  if (!isSupportedLocale(locale)) throw new Error(errorText('locale/unsupported', { locale }));
  return locale;
}

function findLocale(wanted: string): SupportedLocale | undefined {
  const [language = '', ...rest] = wanted.trim().replaceAll('_', '-').toLowerCase().split('-');
  const code = aliases[language] ?? language;
  const full = [code, ...rest].join('-');
  return (
    supportedLocales.find((locale) => locale.toLowerCase() === full) ??
    nearestLocales.find(([pattern]) => new RegExp(pattern).test(full))?.[1] ??
    supportedLocales.find((locale) => locale.startsWith(`${code}-`))
  );
}
