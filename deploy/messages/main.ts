import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defaultLocale, supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { english as platformEnglish } from '../../platform/locale/english';
import { platformTexts } from '../../platform/locale/translator';
import { print, runCommand } from '../../platform/support/runCommand';
import * as read from '../../services/http/parse';
import { readCodeTextRows, readCodeTexts } from './codeTexts';
import { brokenCopyRules } from './copyRules';
import { sheetPage, type SheetRow } from './sheet';
import { spelledLocales, unknownWords } from './spelling';
import { differenceOf, withTextsOf, type Texts } from './texts';
import { textIdsIn } from './textIds';
import { textValuesFile, textValuesModule } from './textValues';

const fileOf = (locale: SupportedLocale) => join('static/lang', `${locale}.json`);

/** A limit, because one forgotten text is missing in all 24 files. */
const shownErrors = 12;

const modes = ['extract', 'compare', 'check', 'sheet'];
const sheetsFolder = '.build/messages';

/**
 * `main.ts extract` writes the 24 language files and the types of the values from the features' texts; `main.ts compare`
 * fails if these files are behind, or if nothing uses a text, and `main.ts check` also if an English text breaks a
 * rule of style, or if the files hold a word that neither the language's dictionary nor its list of accepted words knows;
 * `main.ts sheet` writes a page for the translators of each language.
 */
async function main(mode = ''): Promise<void> {
  if (!modes.includes(mode)) throw new Error(`Give one of ${modes.join(', ')}.`);
  if (mode === 'sheet') {
    writeSheets();
    return;
  }
  const english = readCodeTexts();
  if (mode === 'extract') extract(english);
  else compare(english);
  if (mode === 'check') {
    checkCopy({ ...english, ...platformEnglish });
    await checkSpelling();
  }
}

function extract(english: Texts): void {
  // Read before it is written: what the other files hold of it was never translated.
  const formerEnglish = readTexts(defaultLocale);
  for (const locale of supportedLocales) {
    const texts = locale === defaultLocale ? english : withTextsOf(readTexts(locale), english, formerEnglish);
    writeFileSync(fileOf(locale), `${JSON.stringify(texts, null, 2)}\n`);
  }
  writeFileSync(textValuesFile, textValuesModule(english));
}

function compare(english: Texts): void {
  const errors = supportedLocales.flatMap((locale) =>
    differenceOf(readTexts(locale), english, locale === defaultLocale).map((error) => `${fileOf(locale)}: ${error}`),
  );
  if (readFileSync(textValuesFile, 'utf8') !== textValuesModule(english))
    errors.push(`${textValuesFile} is not what the texts say`);
  errors.push(...unusedTexts(Object.keys(english)).map((id) => `"${id}" is used nowhere`));
  if (errors.length === 0) return;
  const shown = errors.slice(0, shownErrors).join('\n');
  const more = errors.length > shownErrors ? `\n... and ${errors.length - shownErrors} more` : '';
  throw new Error(`${shown}${more}\nRun "npm run messages:extract".`);
}

function writeSheets(): void {
  mkdirSync(sheetsFolder, { recursive: true });
  for (const locale of supportedLocales) {
    const site = readTexts(locale);
    const platform: Texts = { ...platformEnglish, ...platformTexts(locale) };
    const rows: SheetRow[] = [
      ...readCodeTextRows().map(({ file, ...row }) => ({
        ...row,
        place: relative('', dirname(file)),
        text: site[row.id],
      })),
      ...Object.entries(platformEnglish).map(([id, text]) => ({
        id,
        place: 'platform',
        english: text,
        text: platform[id],
      })),
    ];
    writeFileSync(join(sheetsFolder, `${locale}.html`), sheetPage(locale, rows));
  }
  print(`${sheetsFolder} has a page for each language.`);
}

function checkCopy(english: Texts): void {
  const errors = Object.entries(english).flatMap(([id, text]) =>
    brokenCopyRules(text).map((name) => `${id}: ${name}: ${text}`),
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

async function checkSpelling(): Promise<void> {
  const errors: string[] = [];
  for (const locale of spelledLocales) {
    const words = await unknownWords(locale, [...Object.values(readTexts(locale)), ...publisherTexts(locale)]);
    const accepted = acceptedWords(locale);
    const unknown = words.filter((word) => !accepted.includes(word));
    const unused = accepted.filter((word) => !words.includes(word));
    if (unknown.length > 0) errors.push(`${locale}: no dictionary knows ${unknown.join(', ')}`);
    if (unused.length > 0) errors.push(`${locale}: nobody says ${unused.join(', ')} any more`);
  }
  if (errors.length > 0)
    throw new Error([...errors, `Mend the texts, or accept the words in ${wordsFolder}.`].join('\n'));
}

const wordsFolder = 'deploy/messages/words';

/** Words that are right though no dictionary has them: names, words of games, compounds. One a line. */
const acceptedWords = (locale: SupportedLocale): string[] =>
  readFileSync(join(wordsFolder, `${locale}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);

function publisherTexts(locale: SupportedLocale): string[] {
  const folder = join('platform/content/translations', locale);
  const files = [join('platform/locale', `${locale}.json`), ...readdirSync(folder).map((file) => join(folder, file))];
  return files.flatMap((file) => Object.values(parseTexts(readFileSync(file, 'utf8'))));
}

const parseTexts = (json: string): Texts => read.record(read.string)(JSON.parse(json));

/** No texts if there is no file yet. */
const readTexts = (locale: SupportedLocale): Texts =>
  existsSync(fileOf(locale)) ? parseTexts(readFileSync(fileOf(locale), 'utf8')) : {};

function unusedTexts(ids: string[]): string[] {
  const modules = ['components', 'deploy/worker', 'static'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = modules.filter(
    (file) => /\.[jt]sx?$/.test(file) && !/\.test\./.test(file) && file !== textValuesFile,
  );
  const used = new Set(sources.flatMap((file) => textIdsIn(readFileSync(file, 'utf8'), ids)));
  return ids.filter((id) => !used.has(id));
}

void runCommand(() => main(process.argv[2]));
