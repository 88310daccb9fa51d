import { TOTP } from 'otpauth';

/** Where the code of a second step comes from: an app that counts time, or a letter. */
export const codeSources = ['authenticator', 'email'] as const;
export type CodeSource = (typeof codeSources)[number];

/** How long a login waits for its second step. */
export const twoFactorTicketLifeMs = 10 * 60 * 1000;

/** Codes of the step before and the step after are taken too, because clocks differ. */
const toleratedSteps = 1;

/** Digits alone: people type their codes in groups. */
export const readCode = (text: string) => text.replace(/\s/g, '');

/**
 * The time step that an app's code belongs to (RFC 6238: six digits, 30 seconds), or null where the code is wrong or
 * not newer than the last one that was taken.
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: readCode(code), timestamp, window: toleratedSteps });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}
