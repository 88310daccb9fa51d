import { domainToASCII, domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';

/** One mailbox. */
export interface EmailAddress {
  /** Where its emails go: `Marlo@xn--bcher-kva.example`. */
  address: string;
  /** The same for every way to type the address, and different for any two mailboxes. */
  key: string;
}

const longestAddress = 254;

/** What HTML's email fields allow before the at sign, and letters, marks and digits of any script that can be seen. */
const localPart =
  /^(?:[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]|(?!\p{ASCII}|\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}])+$/u;

/** Letters of a domain before IDNA; `domainToASCII` reads ports, paths and escapes too. */
const typedDomain = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}.。．｡-])+$/u;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const asciiDomain = new RegExp(`^${label}(?:\\.${label})+$`);

/**
 * Reads what was typed as one mailbox; null where it is none: a list, a display name, a quoted name, invisible characters,
 * a domain that cannot be registered. The domain is the one of IDNA (UTS 46). Upper and lower case differ in nothing but
 * the letters A to Z, so that no two addresses share a key by a case mapping of Unicode.
 */
export function readEmailAddress(typed: string): EmailAddress | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (!localPart.test(local) || Array.from(local).some(isLikeAscii)) return null;
  const domain = readDomain(text.slice(at + 1));
  if (domain === null) return null;
  const name = local.normalize('NFC');
  const address = `${name}@${domain}`;
  if (Buffer.byteLength(address) > longestAddress) return null;
  const lower = name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return { address, key: `${lower.normalize('NFC')}@${domain}` };
}

/** What attempts with a typed address are counted by: its key, or the text itself where it is no address. */
export const countedEmail = (typed: string): string => readEmailAddress(typed)?.key ?? typed;

function readDomain(typed: string): string | null {
  if (!typedDomain.test(typed)) return null;
  const domain = domainToASCII(typed);
  return asciiDomain.test(domain) && isDecoded(domain) && getDomain(domain) !== null ? domain : null;
}

/** Whether each encoded label is one: newer versions of Node pass a broken one on as it is. */
const isDecoded = (domain: string) => !/(?:^|\.)xn--/.test(domainToUnicode(domain));

/** Whether software may take a character for one of ASCII: the Kelvin sign, the long s, full-width letters. */
function isLikeAscii(character: string): boolean {
  if (/\p{ASCII}/u.test(character)) return false;
  const upper = character.toUpperCase();
  return /\p{ASCII}/u.test(character.normalize('NFKC') + character.toLowerCase() + (upper.length === 1 ? upper : ''));
}
