import { useEffect, type PropsWithChildren } from 'react';
import { IntlProvider, ReactIntlErrorCode, type IntlConfig } from 'react-intl';
import { defaultLocale } from '../../services/locale/supportedLocales';
import type { CompiledMessages } from '../../services/locale/readMessages';
import { usePlace } from './usePlace';

interface LocaleProviderProps {
  /** The texts that the page brought along, for its own locale. */
  messages: CompiledMessages;
}

/** Gives every component the texts and formats of the reader's locale. */
export function LocaleProvider({ messages, children }: PropsWithChildren<LocaleProviderProps>) {
  const { locale } = usePlace();

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={messages} onError={reportTextError}>
      {children}
    </IntlProvider>
  );
}

/** A text that is not translated reads in English, as intended; anything else is a fault in the text. */
const reportTextError: IntlConfig['onError'] = (error) => {
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  if (typeof reportError === 'function') reportError(error);
};
