const shape = /^[A-Za-z0-9._-]+$/;
const reserved = new Set(['admin', 'administrator', 'moderator', 'support', 'system', 'official']);

export const nameLengths = { min: 3, max: 15 } as const;

export type NameViolation = 'nameTooShort' | 'nameTooLong' | 'nameCharacters' | 'nameStart' | 'nameReserved';

/** The violation of a player name, or null: 3 to 15 letters, digits, dots, dashes, underscores. */
export function nameViolation(name: string): NameViolation | null {
  if (name !== '' && !shape.test(name)) return 'nameCharacters';
  if (name.length < nameLengths.min) return 'nameTooShort';
  if (name.length > nameLengths.max) return 'nameTooLong';
  if (!/^[A-Za-z]/.test(name)) return 'nameStart';
  return reserved.has(nameKey(name)) ? 'nameReserved' : null;
}

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
