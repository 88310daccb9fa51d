export const passwordLengths = { min: 8, max: 128 } as const;

export type PasswordViolation =
  'passwordTooShort' | 'passwordTooLong' | 'passwordNoCapital' | 'passwordNoNumber' | 'passwordGuessable';

/** The first violation of a password, or null: at least 8 characters, a capital letter, a number, not easy to guess. */
export function passwordViolation(password: string, known: { email: string; name: string }): PasswordViolation | null {
  if (password.length < passwordLengths.min) return 'passwordTooShort';
  if (password.length > passwordLengths.max) return 'passwordTooLong';
  if (!/\p{Lu}/u.test(password)) return 'passwordNoCapital';
  if (!/\p{Nd}/u.test(password)) return 'passwordNoNumber';
  return isGuessable(password.toLowerCase(), known) ? 'passwordGuessable' : null;
}

const commonStems = ['password', 'passw0rd', 'qwerty', 'azerty', 'letmein', 'welcome', 'abc123', 'iloveyou', 'admin'];

/** True for common words, the e-mail address or the name, followed only by digits and symbols. */
function isGuessable(password: string, { email, name }: { email: string; name: string }) {
  const stem = password.replace(/[^\p{L}]+$/u, '');
  const own = [email, email.split('@')[0], name].map((text) => text?.toLowerCase().replace(/[^\p{L}]+$/u, ''));
  return [...commonStems, ...own].some((word) => word && (word === stem || word === password));
}
