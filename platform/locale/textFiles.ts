import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { lineageOf, type Locale } from './locales';

const texts = z.record(z.string(), z.string());
export type Texts = z.infer<typeof texts>;

/** The file of a locale's folder that holds the platform's own texts by their keys; the others hold content. */
const ownFile = 'own.json';

/** The platform's own texts in a locale, by their keys; none where nothing was translated. */
export const ownTexts = (locale: Locale) => merged(locale, (file) => file === ownFile);

/** The club's content in a locale, by the English text: a text that is reworded has to be translated again. */
export const contentTexts = (locale: Locale) => merged(locale, (file) => file !== ownFile);

const merged = (locale: Locale, isWanted: (file: string) => boolean): Texts =>
  Object.fromEntries(
    lineageOf(locale).flatMap((member) =>
      filesOf(member)
        .filter(isWanted)
        .flatMap((file) => entriesOf(member, file)),
    ),
  );

function filesOf(locale: Locale): string[] {
  const folder = join(__dirname, locale);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

const entriesOf = (locale: Locale, file: string) =>
  Object.entries(texts.parse(JSON.parse(readFileSync(join(__dirname, locale, file), 'utf8'))));
