import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lineageOf, nearestLocale, oncePerLocale, type Locale } from '../../locale/locales';
import { readTexts, type Texts } from '../../locale/textFiles';

/** Translates a text of the content; a text without a translation stays in English. */
export type ContentTranslator = (text: string) => string;

/**
 * The translated content of a locale, by its English text, with that of the locale it extends. A text that is reworded
 * in English loses its translation.
 */
export const contentTexts = (locale: Locale): Texts =>
  Object.fromEntries(
    lineageOf(locale).flatMap((member) => filesOf(member).flatMap((file) => Object.entries(readTexts(file)))),
  );

function filesOf(locale: Locale): string[] {
  const folder = join(__dirname, locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => join(folder, file));
}

const translators = oncePerLocale((locale): ContentTranslator => {
  const texts = new Map(Object.entries(contentTexts(locale)));
  return (text) => texts.get(text) ?? text;
});

/** Translates the content into a locale, or into the nearest one. */
export const contentTranslatorFor = (locale: string): ContentTranslator => translators(nearestLocale(locale));
