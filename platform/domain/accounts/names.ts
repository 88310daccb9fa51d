import { Profanity } from '@2toad/profanity';
import { offensiveBeginnings, offensiveWords } from './offensiveWords';

const shape = /^[A-Za-z0-9._-]+$/;

/** Letters that look the same in many fonts, as one of them: `Adrnin` and `Admln` look like `Admin`. */
const skeleton = (word: string) => word.replaceAll('rn', 'm').replaceAll('l', 'i');

/** Words of the publisher's team, in the club's languages: a name that has one could pass for it. */
const staffWords = new Set(
  (
    'admin administrator administrador administrateur administratore amministratore moderator moderador moderateur ' +
    'moderatore mod gm gamemaster support soporte suporte supporto helpdesk kundendienst system official officiel ' +
    'oficial ufficiale offiziell staff employee webmaster meridian meridianclub meridiangames'
  )
    .split(' ')
    .map(skeleton),
);

/** The same where they are the whole name: others are surnames. */
const staffNames = new Set(['root']);

/** Names and harmless words that the kept list has too. */
const innocentWords = new Set('bloody cox fanny flange hoare kummer lust pawn wang willies willy'.split(' '));

const profanity = new Profanity({ languages: ['en'], wholeWord: true });

/** The end of a site's address: a mail program would make a link of `www.evil.com`. Any two letters may be a country. */
const siteAddress =
  /^www[._-]|\.(com|net|org|info|biz|app|dev|xyz|top|shop|site|online|club|link|live|store|[a-z]{2})(?![a-z0-9])/i;

export const nameLengths = { min: 3, max: 15 } as const;

export type NameViolation =
  | 'nameTooShort'
  | 'nameTooLong'
  | 'nameCharacters'
  | 'nameStart'
  | 'nameReserved'
  | 'nameOffensive'
  | 'nameAddress';

/**
 * The violation of a player name, or null: 3 to 15 letters, digits, dots, dashes, underscores; no offensive word and no
 * word of the publisher's team, also where look-alike characters write it, and nothing like the address of a site.
 */
export function nameViolation(name: string): NameViolation | null {
  if (name !== '' && !shape.test(name)) return 'nameCharacters';
  if (name.length < nameLengths.min) return 'nameTooShort';
  if (name.length > nameLengths.max) return 'nameTooLong';
  if (!/^[A-Za-z]/.test(name)) return 'nameStart';
  if (siteAddress.test(name)) return 'nameAddress';
  if (readingsOf([name]).some((word) => staffNames.has(word))) return 'nameReserved';
  const words = readingsOf(partsOf(name));
  if (words.some((word) => staffWords.has(skeleton(word)))) return 'nameReserved';
  return words.some(isOffensive) ? 'nameOffensive' : null;
}

const isOffensive = (word: string) =>
  !innocentWords.has(word) &&
  (offensiveWords.has(word) ||
    offensiveBeginnings.some((beginning) => word.startsWith(beginning)) ||
    profanity.exists(word));

/** The name and its parts: `FrostBite` has `Frost` and `Bite`. */
function partsOf(name: string): string[] {
  const parts = name.split(/[._-]+|(?<=[a-z])(?=[A-Z])/);
  return [...parts, parts.join('')];
}

/** Texts as words, in every reading of their look-alike characters: `4dm1n` is `admin`. */
function readingsOf(parts: readonly string[]): string[] {
  const texts = parts.map((text) => text.toLowerCase());
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

/** Starts a name where nothing of the wanted one may stay. */
const ownStart = 'Star';

/** Allowed names that are similar to one that is taken or rejected, best first. They may be taken too. */
export function namesLike(name: string): string[] {
  const start = nameViolation(name) === null ? name : allowedPartsOf(name);
  return endings
    .map((ending) => start.slice(0, nameLengths.max - ending.length) + ending)
    .filter((candidate) => nameViolation(candidate) === null);
}

/** The parts of a rejected name that are no reason for it. */
function allowedPartsOf(name: string): string {
  const isAllowed = (part: string) => /^[A-Za-z]{4,}$/.test(part) && nameViolation(part) === null;
  const allowed = name
    .split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)
    .filter(isAllowed)
    .join('_');
  return nameViolation(allowed) === null ? allowed : ownStart;
}
