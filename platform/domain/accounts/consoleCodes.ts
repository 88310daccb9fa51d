import { randomInt } from 'node:crypto';

/** How long a player may take to approve a console. */
export const consoleCodeLifeMs = 10 * 60 * 1000;

/** Seconds between two polls of a console. */
export const consoleIntervalSeconds = 5;

/** Only consonants: none looks like a digit, and they form no words (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const groupLength = 4;

/** Creates a code for a player to type, `KQTX-WBMP`, one of 25.6 thousand million. */
export function newUserCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${group()}-${group()}`;
}

/** Normalizes a typed code: lower case, full-width letters, missing dashes and blanks are accepted. */
export function readUserCode(text: string): string {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return `${typed.slice(0, groupLength)}-${typed.slice(groupLength)}`;
}
