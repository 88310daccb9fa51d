import type { SupportedLocale } from './supportedLocales';

/** Spec 9, Language names. */
export const languageNames = {
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  en: 'English',
  es: 'Spanish',
  fi: 'Finnish',
  fr: 'French',
  hu: 'Hungarian',
  it: 'Italian',
  ja: 'Japanese',
  nl: 'Dutch',
  no: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  'pt-BR': 'Portuguese - Brazil',
  ru: 'Russian',
  sv: 'Swedish',
  tr: 'Turkish',
  uk: 'Ukrainian',
  zh: 'Simplified Chinese',
} as const;

export type LanguageCode = keyof typeof languageNames;

/** Spec 9 names both 'en' and en-US). */
const defaultLanguageCode: LanguageCode = 'en';

const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(languageNames, code);

/** As in the table of names: `fr` for fr-CA, `pt-BR` for pt-BR, `no` for nb-NO. */
export function languageCodeOf(locale: SupportedLocale): LanguageCode {
  if (isLanguageCode(locale)) return locale;
  const [language = ''] = locale.split('-');
  if (language === 'nb') return 'no';
  return isLanguageCode(language) ? language : defaultLanguageCode;
}

export const languageNameOf = (locale: SupportedLocale): string => languageNames[languageCodeOf(locale)];

/** `CA` for fr-CA. */
export const countryOf = (locale: SupportedLocale): string => locale.slice(locale.indexOf('-') + 1);
