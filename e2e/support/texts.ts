import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { parseMessages } from '../../components/shell/parseMessages';

/** What the site says in a language, by the message's id. Throws where the language's file has no such message. */
export function textsIn(locale: SupportedLocale) {
  const messages = parseMessages(JSON.parse(readFileSync(`static/lang/${locale}.json`, 'utf8')));
  const intl = createIntl({ locale, messages });
  return (id: string, values?: Record<string, string | number>): string => {
    if (!messages[id]) throw new Error(`static/lang/${locale}.json has no message "${id}".`);
    return String(intl.formatMessage({ id }, values));
  };
}
