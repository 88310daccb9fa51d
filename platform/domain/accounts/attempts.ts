/**
 * Counted attempts: wrong passwords by account and by address; sign-ups, reset e-mails, console codes and wrong console
 * codes by address; second-factor codes and their e-mails by account.
 */
export type AttemptKind =
  'account' | 'address' | 'signUp' | 'reset' | 'console' | 'userCode' | 'twoFactorCode' | 'codeEmail';

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
  console: 20,
  userCode: 10,
  twoFactorCode: 5,
  codeEmail: 3,
};

const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** The count resets after an hour without an attempt, which is longer than any wait. */
export const forgottenAfterMs = 60 * 60_000;

/**
 * When the next attempt is allowed: immediately below the limit, then after 30 seconds, doubled each time up to 15
 * minutes.
 */
export function nextAttemptAt(kind: AttemptKind, { count, lastAt }: Attempts): Date {
  const beyond = count - free[kind];
  if (beyond < 0) return lastAt;
  return new Date(lastAt.getTime() + Math.min(firstWaitMs * 2 ** beyond, longestWaitMs));
}

/** Seconds, rounded up, until the next attempt is allowed; 0 where it is allowed now. */
export function secondsToWait(kind: AttemptKind, attempts: Attempts, now: Date): number {
  return Math.max(0, Math.ceil((nextAttemptAt(kind, attempts).getTime() - now.getTime()) / 1000));
}

/** The count after one more attempt. */
export const countAfter = ({ count, lastAt }: Attempts, now: Date) =>
  now.getTime() - lastAt.getTime() >= forgottenAfterMs ? 1 : count + 1;
