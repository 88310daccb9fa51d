import { readFileSync } from 'node:fs';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { readRecord, readString } from '../../services/http/parse';

/** What the site says in a locale, by the ids of its messages. */
export const textsIn = (locale: SupportedLocale): Record<string, string> =>
  readRecord(readString)(JSON.parse(readFileSync(`static/lang/${locale}.json`, 'utf8')));
