import { errorText } from '../../services/http/errorCatalog';
import { defaultLocale, type SupportedLocale } from '../../services/locale/supportedLocales';

const hasData = (locale: SupportedLocale) => Intl.NumberFormat.supportedLocalesOf(locale).length > 0;

/**
 * The locale for numbers, dates and plurals: the reader's, or the default one when this browser has no data for it
 * (spec 4, Locale). Otherwise a browser would fall back to its own language.
 */
export const formatLocaleOf = (locale: SupportedLocale): SupportedLocale => (hasData(locale) ? locale : defaultLocale);

/** Of react-intl; only what is used. */
export interface FormattingError extends Error {
  code: string;
  descriptor?: { id?: unknown };
}

/** An error of a message or of locale data with the text of spec 8; other errors are returned unchanged. */
export function messageErrorOf(error: FormattingError): Error {
  const text = textOf(error);
  return text === null ? error : new Error(text, { cause: error });
}

function textOf({ code, message, descriptor }: FormattingError): string | null {
  // The default locale is the fallback, so it has no data either.
  if (code === 'MISSING_DATA') return errorText('locale/noData');
  if (message.includes('Intl.PluralRules is not available')) return errorText('locale/noPluralRule');
  const name = /The intl string context variable "([^"]+)" was not provided/.exec(message)?.[1];
  if (name === undefined) return null;
  return typeof descriptor?.id === 'string'
    ? errorText('locale/missingVariable', { name, id: descriptor.id })
    : errorText('locale/missingValue', { name });
}
