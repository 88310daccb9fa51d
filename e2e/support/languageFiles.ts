import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { readRecord, readString } from '../../services/http/parse';

/** What the site says in a locale, by the ids of its messages. */
export const textsIn = (locale: SupportedLocale): Record<string, string> =>
  readRecord(readString)(JSON.parse(readFileSync(`static/lang/${locale}.json`, 'utf8')));

/** The English texts as nobody writes them: longer, with accents, in brackets, compiled. */
export const pseudoTexts = (): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        createRequire(__filename).resolve('@formatjs/cli/bin/formatjs'),
        ...['compile', 'static/lang/en-US.json', '--format', 'simple', '--ast', '--pseudo-locale', 'en-XA'],
      ],
      { encoding: 'utf8', maxBuffer: 1e8 },
    ),
  );

/** Signs that only pseudo texts have. */
export const pseudoSigns = /[ȧḗǿŭīŧřƞş]/;
