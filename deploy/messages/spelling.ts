import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { SpellingDictionary } from 'cspell-lib';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { partsOf } from './template';

/** For Japanese and Chinese there are none. */
const wordLists: ReadonlyMap<SupportedLocale, string> = new Map([
  ['cs-CZ', require.resolve('@cspell/dict-cs-cz/cspell-ext.json')],
  ['da-DK', require.resolve('@cspell/dict-da-dk/cspell-ext.json')],
  ['de-DE', require.resolve('@cspell/dict-de-de/cspell-ext.json')],
  ['es-ES', require.resolve('@cspell/dict-es-es/cspell-ext.json')],
  ['es-MX', require.resolve('@cspell/dict-es-es/cspell-ext.json')],
  ['fi-FI', require.resolve('@cspell/dict-fi-fi/cspell-ext.json')],
  ['fr-CA', require.resolve('@cspell/dict-fr-fr/cspell-ext.json')],
  ['fr-FR', require.resolve('@cspell/dict-fr-fr/cspell-ext.json')],
  ['hu-HU', require.resolve('@cspell/dict-hu-hu/cspell-ext.json')],
  ['it-IT', require.resolve('@cspell/dict-it-it/cspell-ext.json')],
  ['nb-NO', require.resolve('@cspell/dict-nb-no/cspell-ext.json')],
  ['nl-NL', require.resolve('@cspell/dict-nl-nl/cspell-ext.json')],
  ['pl-PL', require.resolve('@cspell/dict-pl_pl/cspell-ext.json')],
  ['pt-BR', require.resolve('@cspell/dict-pt-br/cspell-ext.json')],
  ['pt-PT', require.resolve('@cspell/dict-pt-pt/cspell-ext.json')],
  ['ru-RU', require.resolve('@cspell/dict-ru_ru/cspell-ext.json')],
  ['sv-SE', require.resolve('@cspell/dict-sv/cspell-ext.json')],
  ['tr-TR', require.resolve('@cspell/dict-tr-tr/cspell-ext.json')],
  ['uk-UA', require.resolve('@cspell/dict-uk-ua/cspell-ext.json')],
]);

export const spelledLocales: readonly SupportedLocale[] = [...wordLists.keys()];

/** Sorted; none if there is no dictionary. */
export async function unknownWords(locale: SupportedLocale, texts: readonly string[]): Promise<string[]> {
  const dictionary = await dictionaryOf(locale);
  if (!dictionary) return [];
  const knows = (word: string) => [word, word.toLocaleLowerCase(locale)].some((form) => dictionary.has(form));
  // Words joined by an apostrophe or a hyphen are right if all their parts are: "l’amie", "game-club".
  const isKnown = (word: string) => knows(word) || word.split(/[’-]/).every((part) => part.length < 2 || knows(part));
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => !isKnown(word)).sort();
}

async function dictionaryOf(locale: SupportedLocale): Promise<SpellingDictionary | null> {
  const wordList = wordLists.get(locale);
  if (wordList === undefined) return null;
  // A module of the newer kind, and heavy: it is loaded only if words are checked.
  const { getDictionary, mergeSettings, readSettings } = await import('cspell-lib');
  const settings = await readSettings(wordList);
  const dictionaries = (settings.dictionaryDefinitions ?? []).map((definition) => definition.name);
  return getDictionary(mergeSettings(settings, { dictionaries }));
}

const wordsOf = (text: string): string[] => literalsOf(text).match(/\p{L}[\p{L}\p{M}]*(?:[’-][\p{L}\p{M}]+)*/gu) ?? [];

/** What is read of a text: no names of values, no tags. */
const literalsOf = (text: string): string =>
  [...partsOf(parse(text.replace(/<[^<>]*>/g, ' ')))]
    .flatMap((part) => (part.type === TYPE.literal ? part.value : []))
    .join(' ');
