import { errorText } from '../http/errorCatalogue';
import { isRecord } from '../http/parse';
import { defaultLocale } from './supportedLocales';

/** What has to be known of a language beside its texts. */
export interface LocaleData {
  locale: string;
  /** Category of a count: `one`, `few`, `other`. */
  pluralRule: (count: number) => string;
}

/** Languages' data. Whatever is missing falls back to the language of a locale, then to the default locale (spec 4, Locale). */
export interface LocaleDataRegistry {
  /** Throws where there is no plural rule: the data come from files, so they are looked at. */
  add: (data: unknown) => void;
  /** Throws where neither the locale nor the default locale has data (spec 8). */
  get: (locale: string) => LocaleData;
}

export function createLocaleData(fallback: string = defaultLocale): LocaleDataRegistry {
  const known = new Map<string, LocaleData>();
  const find = (locale: string) => known.get(locale) ?? known.get(languageOf(locale));
  return {
    add: (data) => {
      if (!isLocaleData(data)) throw new Error(errorText('locale/noPluralRule'));
      known.set(data.locale, data);
    },
    get: (locale) => {
      const data = find(locale) ?? find(fallback);
      if (!data) throw new Error(errorText('locale/noData'));
      return data;
    },
  };
}

const isLocaleData = (data: unknown): data is LocaleData =>
  isRecord(data) && typeof data.locale === 'string' && typeof data.pluralRule === 'function';

const languageOf = (locale: string) => locale.split('-', 1).join('');
