import { Secret, TOTP } from 'otpauth';

/** Sources of second-step codes: an authenticator app or an email. */
export const codeSources = ['authenticator', 'email'] as const;
export type CodeSource = (typeof codeSources)[number];

/** How long a login waits for its second step. */
export const twoFactorTicketLifeMs = 10 * 60 * 1000;

/** How long the secret of an app waits for the app's first code. */
export const setupLifeMs = 15 * 60 * 1000;

/** Recovery codes of a player: each logs in once without the app. */
export const recoveryCodeCount = 10;

/** Codes of the previous and the next step are accepted too, because clocks differ. */
const toleratedSteps = 1;

/**
 * A typed code: in any case, in groups, and in the full-width characters of East Asian keyboards, whose dash can also be a long
 * vowel. O is read as 0, I and L as 1, because recovery codes have neither.
 */
export const readCode = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212\u30FC]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const isCode = (text: string) => /^(\d{6}|[0-9A-Z]{12})$/.test(readCode(text));

/** Letters and digits that cannot be taken for one another: Crockford's base 32. */
const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A recovery code of random bytes, 60 bits in three groups: `7KQT-X4M9-P2RD`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, 12), (byte) => recoveryAlphabet[byte % 32]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** A random secret for an authenticator app, in base 32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads a secret from, often as a QR code. */
export const appUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ secret, issuer, label }).toString();

/**
 * The time step of an app's code (RFC 6238: six digits, 30 seconds); null where the code is wrong or not newer than the
 * last accepted one.
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | null {
  const token = readCode(code);
  // The library throws at characters of several bytes.
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: toleratedSteps });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}
