import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export const passwordLengths = { min: 8, max: 128 } as const;

export type PasswordViolation =
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordNoCapital'
  | 'passwordNoNumber'
  | 'passwordGuessable'
  | 'passwordUnchanged';

/** The first violation of a password, or null: at least 8 characters, a capital letter, a number, not easy to guess. */
export function passwordViolation(typed: string, known: { email: string; name: string }): PasswordViolation | null {
  const password = typed.normalize('NFC');
  if (password.length < passwordLengths.min) return 'passwordTooShort';
  if (password.length > passwordLengths.max) return 'passwordTooLong';
  if (!/\p{Lu}/u.test(password)) return 'passwordNoCapital';
  if (!/\p{Nd}/u.test(password)) return 'passwordNoNumber';
  return isGuessable(password, known) ? 'passwordGuessable' : null;
}

/** Words that players of this club think of first, and a keyboard row that the dictionary lacks. */
const clubWords = ['meridian', 'qwertz'];

/** The estimate of a longer password takes too long; what follows cannot make it weaker. */
const estimatedLength = 64;

/** True where fewer than a million guesses find a password: common ones, keyboard rows, dates, the player's own words. */
function isGuessable(password: string, { email, name }: { email: string; name: string }) {
  const ownWords = [email, ...email.split(/[@.]/), name, ...name.split(/[\W_]+/), ...clubWords].filter(Boolean);
  return estimator().check(password.slice(0, estimatedLength), ownWords).score < 2;
}

let madeEstimator: ZxcvbnFactory | undefined;
/** Made at the first use, because its dictionary takes a fifth of a second to unpack. */
const estimator = () => (madeEstimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }));
