import { useIntl } from 'react-intl';
import { languageNameOf } from '../../../services/locale/languageNames';
import type { SupportedLocale } from '../../../services/locale/supportedLocales';

/** Returns a function that names a language to the reader: in English as in spec 9, Language names; else as the browser does. */
export function useLanguageName(): (language: SupportedLocale) => string | undefined {
  const { locale, formatDisplayName } = useIntl();
  return (language) =>
    locale.startsWith('en') ? languageNameOf(language) : formatDisplayName(language, { type: 'language' });
}
