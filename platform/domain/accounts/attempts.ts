/**
 * Counted attempts: wrong passwords by account and by address; sign-ups, reset e-mails, console codes and wrong console
 * codes by address; reset e-mails also by the e-mail address that they go to; second-factor codes and their e-mails by
 * account.
 */
export type AttemptKind =
  'account' | 'address' | 'signUp' | 'reset' | 'resetEmail' | 'console' | 'userCode' | 'twoFactorCode' | 'codeEmail';

export interface Attempts {
  count: number;
  lastAt: Date;
}

/** Attempts without a wait. Sign-up forms get more, because they are corrected often. */
const free: Record<AttemptKind, number> = {
  account: 5,
  address: 5,
  signUp: 20,
  reset: 5,
  resetEmail: 3,
  console: 20,
  userCode: 10,
  twoFactorCode: 5,
  codeEmail: 3,
};

const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** The count resets after an hour without an attempt, which no wait exceeds. */
export const forgottenAfterMs = 60 * 60_000;
/** Reset e-mails reach a mailbox whose owner may not have requested them, so the fourth waits an hour after the third. */
const resetEmailWaitMs = forgottenAfterMs;

/**
 * When the next attempt is allowed: immediately below the limit, then after 30 seconds, doubled each time up to 15
 * minutes. Beyond its limit, a reset e-mail waits an hour.
 */
function nextAttemptAt(kind: AttemptKind, { count, lastAt }: Attempts): Date {
  const beyond = count - free[kind];
  if (beyond < 0) return lastAt;
  const waitMs = kind === 'resetEmail' ? resetEmailWaitMs : Math.min(firstWaitMs * 2 ** beyond, longestWaitMs);
  return new Date(lastAt.getTime() + waitMs);
}

/** Seconds, rounded up, until the next attempt is allowed; 0 where it is allowed now. */
export function secondsToWait(kind: AttemptKind, attempts: Attempts, now: Date): number {
  return Math.max(0, Math.ceil((nextAttemptAt(kind, attempts).getTime() - now.getTime()) / 1000));
}

/** The count after one more attempt. */
export const countAfter = ({ count, lastAt }: Attempts, now: Date) =>
  now.getTime() - lastAt.getTime() >= forgottenAfterMs ? 1 : count + 1;
