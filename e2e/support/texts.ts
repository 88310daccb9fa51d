import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import * as read from '../../services/http/parse';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { parseMessages } from '../../components/shell/providers/parseMessages';

const readTexts = read.record(read.string);

/** The site's texts in a language, by message id. Throws if the language's file has no such message. */
export function textsIn(locale: SupportedLocale) {
  const file = `static/lang/${locale}.json`;
  const messages = parseMessages(readTexts(JSON.parse(readFileSync(file, 'utf8')), file));
  const intl = createIntl({ locale, messages });
  return (id: string, values?: Record<string, string | number>): string => {
    if (!messages[id]) throw new Error(`${file} has no message "${id}".`);
    return intl.formatMessage({ id }, values);
  };
}
