import { nearestLocale } from './locales';
import { oncePerLocale } from './oncePerLocale';
import { contentTexts } from './textFiles';

/** Says a text of the club's content in one language: the text itself where it was never translated. */
export type Translate = (text: string) => string;

const translators = oncePerLocale((locale): Translate => {
  const texts = new Map(Object.entries(contentTexts(locale)));
  return (text) => texts.get(text) ?? text;
});

/** The club's content in a locale, or in the one nearest to it. */
export const contentIn = (locale: string): Translate => translators(nearestLocale(locale));
