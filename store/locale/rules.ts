import { errorText } from '../../services/http/errorCatalogue';
import { defaultLocale, type SupportedLocale } from '../../services/locale/supportedLocales';

const hasData = (locale: SupportedLocale) => Intl.NumberFormat.supportedLocalesOf(locale).length > 0;

/**
 * The locale that numbers, dates and plurals are formatted in: the reader's, or the default one where this browser has no
 * data for it (spec 4, Locale). By itself a browser would take its own language instead.
 */
export const formatLocaleOf = (locale: SupportedLocale): SupportedLocale => (hasData(locale) ? locale : defaultLocale);

/** What react-intl reports, as far as it is looked at. */
export interface FormattingError extends Error {
  code: string;
  /** The text that was formatted. */
  descriptor?: { id?: unknown };
}

/** A fault of a text, or of a language's data, in the words of spec 8; any other is given back as it is. */
export function messageErrorOf(error: FormattingError): Error {
  const text = textOf(error);
  return text === null ? error : new Error(text, { cause: error });
}

function textOf({ code, message, descriptor }: FormattingError): string | null {
  // The default locale stands in where it can, so there is none for it either.
  if (code === 'MISSING_DATA') return errorText('locale/noData');
  if (message.includes('Intl.PluralRules is not available')) return errorText('locale/noPluralRule');
  const name = /The intl string context variable "([^"]+)" was not provided/.exec(message)?.[1];
  if (name === undefined) return null;
  return typeof descriptor?.id === 'string'
    ? errorText('locale/missingVariable', { name, id: descriptor.id })
    : errorText('locale/missingValue', { name });
}
