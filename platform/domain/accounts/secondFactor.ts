import { TOTP } from 'otpauth';

/** Sources of second-step codes: an authenticator app or an e-mail. */
export const codeSources = ['authenticator', 'email'] as const;
export type CodeSource = (typeof codeSources)[number];

/** How long a login waits for its second step. */
export const twoFactorTicketLifeMs = 10 * 60 * 1000;

/** Codes of the previous and the next step are accepted too, because clocks differ. */
const toleratedSteps = 1;

/** Removes blanks: codes are often typed in groups. */
export const readCode = (text: string) => text.replace(/\s/g, '');

/** True for six digits. */
export const isCode = (text: string) => /^\d{6}$/.test(readCode(text));

/**
 * The time step of an app's code (RFC 6238: six digits, 30 seconds); null where the code is wrong or not newer than the
 * last accepted one.
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: readCode(code), timestamp, window: toleratedSteps });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}
