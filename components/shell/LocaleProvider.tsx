import { useEffect, type PropsWithChildren } from 'react';
import { IntlProvider, ReactIntlErrorCode, type IntlConfig } from 'react-intl';
import { defaultLocale } from '../../services/locale/supportedLocales';
import type { CompiledMessages } from '../../services/locale/readMessages';
import { formatLocaleOf, messageErrorOf } from '../../store/locale/rules';
import { selectLocale, selectMessages } from '../../store/locale/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { usePlace } from '../navigation/usePlace';
import { useReadableMessages } from './useReadableMessages';

interface LocaleProviderProps {
  /** The texts that the page brought along, in the language of its address. */
  messages: CompiledMessages;
}

/**
 * Gives every component the texts and formats of the reader's locale: the page's own texts, or the language file's where
 * the reader's language is another than the one of the address.
 */
export function LocaleProvider({ messages, children }: PropsWithChildren<LocaleProviderProps>) {
  const { locale: localeOfPage } = usePlace();
  const locale = useAppSelector(selectLocale);
  const fileMessages = useReadableMessages(useAppSelector(selectMessages));

  useEffect(() => {
    const root = document.documentElement;
    const tell = () => {
      if (root.lang !== locale) root.lang = locale;
    };
    tell();
    // Next's router writes the language of the address there, also as it starts and without an event.
    const observer = new MutationObserver(tell);
    observer.observe(root, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, [locale]);

  return (
    <IntlProvider
      locale={formatLocaleOf(locale)}
      defaultLocale={defaultLocale}
      messages={locale === localeOfPage ? messages : fileMessages}
      onError={reportTextError}
    >
      {children}
    </IntlProvider>
  );
}

/** A text that is not translated reads in English, as intended; anything else is a fault in the text. */
const reportTextError: IntlConfig['onError'] = (error) => {
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  if (typeof reportError === 'function') reportError(messageErrorOf(error));
};
