import { createRequire } from 'node:module';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { SpellingDictionary } from 'cspell-lib';
import type { SupportedLocale } from '../../services/locale/supportedLocales';

/** Packages of word lists; for Japanese and Chinese there are none. */
const packages: ReadonlyMap<SupportedLocale, string> = new Map([
  ['cs-CZ', '@cspell/dict-cs-cz'],
  ['da-DK', '@cspell/dict-da-dk'],
  ['de-DE', '@cspell/dict-de-de'],
  ['es-ES', '@cspell/dict-es-es'],
  ['es-MX', '@cspell/dict-es-es'],
  ['fi-FI', '@cspell/dict-fi-fi'],
  ['fr-CA', '@cspell/dict-fr-fr'],
  ['fr-FR', '@cspell/dict-fr-fr'],
  ['hu-HU', '@cspell/dict-hu-hu'],
  ['it-IT', '@cspell/dict-it-it'],
  ['nb-NO', '@cspell/dict-nb-no'],
  ['nl-NL', '@cspell/dict-nl-nl'],
  ['pl-PL', '@cspell/dict-pl_pl'],
  ['pt-BR', '@cspell/dict-pt-br'],
  ['pt-PT', '@cspell/dict-pt-pt'],
  ['ru-RU', '@cspell/dict-ru_ru'],
  ['sv-SE', '@cspell/dict-sv'],
  ['tr-TR', '@cspell/dict-tr-tr'],
  ['uk-UA', '@cspell/dict-uk-ua'],
]);

/** The locales that have a dictionary. */
export const spelledLocales: readonly SupportedLocale[] = [...packages.keys()];

/** Words of these texts that the locale's dictionary does not know, sorted; none where there is no dictionary. */
export async function unknownWords(locale: SupportedLocale, texts: readonly string[]): Promise<string[]> {
  const dictionary = await dictionaryOf(locale);
  if (!dictionary) return [];
  const knows = (word: string) => [word, word.toLocaleLowerCase(locale)].some((form) => dictionary.has(form));
  // Words joined by an apostrophe or a hyphen are right where all their parts are: "l’amie", "game-club".
  const isKnown = (word: string) => knows(word) || word.split(/[’-]/).every((part) => part.length < 2 || knows(part));
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => !isKnown(word)).sort();
}

async function dictionaryOf(locale: SupportedLocale): Promise<SpellingDictionary | null> {
  const name = packages.get(locale);
  if (name === undefined) return null;
  // A module of the newer kind, and heavy: it is loaded where words are checked.
  const { getDictionary, mergeSettings, readSettings } = await import('cspell-lib');
  const settings = await readSettings(createRequire(__filename).resolve(`${name}/cspell-ext.json`));
  const dictionaries = (settings.dictionaryDefinitions ?? []).map((definition) => definition.name);
  return getDictionary(mergeSettings(settings, { dictionaries }));
}

const wordsOf = (text: string): string[] => literalsOf(text).match(/\p{L}[\p{L}\p{M}]*(?:[’-][\p{L}\p{M}]+)*/gu) ?? [];

/** What is read of a text: no names of values, no tags. */
function literalsOf(text: string): string {
  const read = (parts: readonly MessageFormatElement[]): string =>
    parts
      .map((part) => {
        if (part.type === TYPE.literal) return part.value;
        if (part.type === TYPE.tag) return read(part.children);
        if (part.type !== TYPE.plural && part.type !== TYPE.select) return ' ';
        return Object.values(part.options)
          .map((option) => read(option.value))
          .join(' ');
      })
      .join('');
  return read(parse(text.replace(/<[^>]*>/g, ' ')));
}
