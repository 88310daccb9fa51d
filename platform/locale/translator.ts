import { join } from 'node:path';
import { english } from './english';
import { lineageOf, nearestLocale, oncePerLocale, type Locale } from './locales';
import { readTexts, type Texts } from './textFiles';

export type TextKey = keyof typeof english;

/** Returns a text in one language; every `{name}` in the text needs its value. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The platform's own texts in a locale, by their keys, with those of the locale it extends; empty for English. */
export const platformTexts = (locale: Locale): Texts =>
  Object.fromEntries(
    lineageOf(locale).flatMap((member) => Object.entries(readTexts(join(__dirname, `${member}.json`)))),
  );

const textsOf = oncePerLocale((locale): Texts => ({ ...english, ...platformTexts(locale) }));

/** Translates the platform's texts into a locale, or into the nearest one (spec 5: full locale, language, default). */
export function translatorFor(locale: string): Translate {
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
