import { randomInt } from 'node:crypto';

/** How long a console's player may take to decide. */
export const consoleCodeLifeMs = 10 * 60 * 1000;

/** How long a console waits between two questions whether its player has decided. */
export const consoleIntervalSeconds = 5;

/** Consonants alone: nothing to mistake for a digit, and no words (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const groupLength = 4;

/** A fresh code for a player to type, `KQTX-WBMP`. One of twenty-five thousand million. */
export function newUserCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${group()}-${group()}`;
}

/** A code as it is kept, from whatever way it was typed: small letters, no dash, blanks. */
export function readUserCode(text: string): string {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${typed.slice(0, groupLength)}-${typed.slice(groupLength)}`;
}
