import { Profanity } from '@2toad/profanity';

const shape = /^[A-Za-z0-9._-]+$/;

/** Letters that look the same in many fonts, as one of them: `Adrnin` and `Admln` look like `Admin`. */
const skeleton = (word: string) => word.replaceAll('rn', 'm').replaceAll('l', 'i');

/** Words of the publisher's team, in the club's languages: a name that has one could pass for it. */
const staffWords = new Set(
  (
    'admin administrator administrador administrateur administratore amministratore moderator moderador moderateur ' +
    'moderatore mod gm gamemaster support soporte suporte supporto helpdesk kundendienst system official officiel ' +
    'oficial ufficiale offiziell staff employee root webmaster meridian meridianclub meridiangames'
  )
    .split(' ')
    .map(skeleton),
);

/** Surnames and given names that the kept list has too. */
const innocentWords = new Set(['cox', 'hoare', 'wang', 'willy']);

/** The languages of the kept list that are written in the letters of a name. */
const profanity = new Profanity({ languages: ['en', 'fr', 'de', 'es', 'it', 'pt'], wholeWord: true });

export const nameLengths = { min: 3, max: 15 } as const;

export type NameViolation =
  'nameTooShort' | 'nameTooLong' | 'nameCharacters' | 'nameStart' | 'nameReserved' | 'nameOffensive';

/**
 * The violation of a player name, or null: 3 to 15 letters, digits, dots, dashes, underscores; no offensive word and no
 * word of the publisher's team, also where look-alike characters write it.
 */
export function nameViolation(name: string): NameViolation | null {
  if (name !== '' && !shape.test(name)) return 'nameCharacters';
  if (name.length < nameLengths.min) return 'nameTooShort';
  if (name.length > nameLengths.max) return 'nameTooLong';
  if (!/^[A-Za-z]/.test(name)) return 'nameStart';
  const words = wordsIn(name);
  if (words.some((word) => staffWords.has(skeleton(word)))) return 'nameReserved';
  return words.some(isOffensive) ? 'nameOffensive' : null;
}

const isOffensive = (word: string) => !innocentWords.has(word) && profanity.exists(word);

/** The name and its parts as words, in every reading of its look-alike characters: `xX_4dm1n` has `admin`. */
function wordsIn(name: string): string[] {
  const parts = name.split(/[._-]+|(?<=[a-z])(?=[A-Z])/);
  const texts = [...parts, parts.join('')].map((text) => text.toLowerCase());
  const trimmed = texts.map((text) => text.replace(/^\d+|(?<!\d)\d+$/g, ''));
  const read = [...texts, ...trimmed].flatMap((text) => [fold(text, 'i'), fold(text, 'l')]);
  return [...new Set([...read, ...read.map(withoutRepeats)])].filter((word) => word.length > 1);
}

const lookAlikes: Partial<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' };

/** Digits as the letters that they look like; 1 is an i or an l. */
const fold = (text: string, one: 'i' | 'l') =>
  text.replace(/\d/g, (digit) => (digit === '1' ? one : (lookAlikes[digit] ?? digit))).replaceAll('vv', 'w');

/** Letters that are drawn out, once each. Words have other letters twice: `Cook`, `Grass`. */
const withoutRepeats = (word: string) => word.replace(/(.)\1{2,}|([iu])\2/g, '$1$2');

/** Names with the same key are the same name, so names cannot differ by case only. */
export const nameKey = (name: string) => name.toLowerCase();

const endings = [
  'AtSea',
  '_Star',
  'North',
  '.Polar',
  '_Vega',
  'Rigel',
  'Dawn',
  '_Orion',
  '-II',
  '_77',
  '.365',
  '_1801',
];

/** Allowed names that are similar to a taken one, best first. They may be taken too. */
export const namesLike = (name: string): string[] =>
  endings
    .map((ending) => name.slice(0, nameLengths.max - ending.length) + ending)
    .filter((candidate) => nameViolation(candidate) === null);
