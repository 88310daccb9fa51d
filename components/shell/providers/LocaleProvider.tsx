import { useEffect, useMemo, type PropsWithChildren, useState } from 'react';
import { IntlProvider, ReactIntlErrorCode, type IntlConfig } from 'react-intl';
import { defaultLocale } from '../../../services/locale/supportedLocales';
import type { CompiledMessages, PageMessages } from '../../../services/locale/readMessages';
import { formatLocaleOf, messageErrorOf } from '../../../store/locale/rules';
import { selectLocale, selectMessages } from '../../../store/locale/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { usePlace } from '../../navigation/usePlace';
import type { Messages } from '../../../services/locale/messages';
import { loadPart } from '../../ui/browser/loadPart';
import { expandMessages } from '../../ui/text/englishTexts';

/**
 * Provides the texts and formats of the current locale: the page's own texts, or those of the language file when the
 * locale differs from the address.
 */
export function LocaleProvider({ messages, children }: PropsWithChildren<{ messages: PageMessages }>) {
  const { locale: localeOfPage } = usePlace();
  const locale = useAppSelector(selectLocale);
  const pageMessages = useMemo(() => expandMessages(messages), [messages]);
  const fileMessages = useParsedMessages(useAppSelector(selectMessages));

  useEffect(() => {
    const root = document.documentElement;
    const setLanguage = () => {
      if (root.lang !== locale) root.lang = locale;
    };
    setLanguage();
    // Next's router writes the language of the address there, at start and without an event.
    const observer = new MutationObserver(setLanguage);
    observer.observe(root, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, [locale]);

  return (
    <IntlProvider
      locale={formatLocaleOf(locale)}
      defaultLocale={defaultLocale}
      messages={locale === localeOfPage ? pageMessages : fileMessages}
      onError={reportTextError}
    >
      {children}
    </IntlProvider>
  );
}

/** An untranslated text falls back to English, as intended. Any other error is a defect in the text. */
const reportTextError: IntlConfig['onError'] = (error) => {
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  if (typeof reportError === 'function') reportError(messageErrorOf(error));
};

/** The parsed texts of a language file; until the parser is done those before, and English at first. */
export function useParsedMessages(messages: Messages): CompiledMessages {
  const [parsed, setParsed] = useState<CompiledMessages>({});

  useEffect(() => {
    let isCurrent = true;
    void parseLater(messages).then((texts) => {
      if (isCurrent) setParsed(texts);
    });
    return () => {
      isCurrent = false;
    };
  }, [messages]);

  return parsed;
}

async function parseLater(messages: Messages): Promise<CompiledMessages> {
  const templates: Record<string, string> = {};
  const compiled: CompiledMessages = {};
  for (const [id, text] of Object.entries<Messages[string]>(messages)) {
    if (typeof text === 'string') templates[id] = text;
    else compiled[id] = text;
  }
  if (Object.keys(templates).length === 0) return compiled;
  const { parseMessages } = await loadPart(() => import('./parseMessages'));
  return parseMessages(templates);
}
