import { english } from './english';
import { nearestLocale } from './locales';
import { oncePerLocale } from './oncePerLocale';
import { ownTexts, type Texts } from './textFiles';

export type TextKey = keyof typeof english;

/** Says something in one language; every `{name}` of the text needs its value. */
export type Translator = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const textsOf = oncePerLocale((locale): Texts => ({ ...english, ...ownTexts(locale) }));

/** The voice of the platform in a locale, or in the one nearest to it (spec 5: full locale, language, default). */
export function translatorFor(locale: string): Translator {
  const texts = textsOf(nearestLocale(locale));
  return (key, values = {}) =>
    (texts[key] ?? english[key]).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** A wait in words: seconds up to a minute and a half, then minutes, rounded up. */
export function waitInWords(seconds: number, locale: string): string {
  const isShort = seconds <= 90;
  return new Intl.NumberFormat(nearestLocale(locale), {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(isShort ? seconds : Math.ceil(seconds / 60));
}
