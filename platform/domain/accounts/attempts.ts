/**
 * What is counted: wrong passwords for an account and from an address; sign-ups, reset letters, console codes and wrong
 * codes of consoles from an address; codes of the second factor, and letters with them, for an account.
 */
export type AttemptKind =
  'account' | 'address' | 'signUp' | 'reset' | 'console' | 'userCode' | 'twoFactorCode' | 'codeEmail';

export interface Attempts {
  count: number;
  lastAt: Date;
}

/** How many attempts are free of any wait. Five wrong passwords slow down; sign-up forms are corrected more often. */
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
/** An hour of peace is a fresh start, and longer than any wait. */
export const forgottenAfterMs = 60 * 60_000;

/** When the next attempt is allowed: at once below the limit, then after 30 seconds, doubled each time up to 15 minutes. */
export function nextAttemptAt(kind: AttemptKind, { count, lastAt }: Attempts): Date {
  const beyond = count - free[kind];
  if (beyond < 0) return lastAt;
  return new Date(lastAt.getTime() + Math.min(firstWaitMs * 2 ** beyond, longestWaitMs));
}

/** Seconds, rounded up, until the next attempt is allowed; 0 where it is allowed now. */
export function secondsToWait(kind: AttemptKind, attempts: Attempts, now: Date): number {
  return Math.max(0, Math.ceil((nextAttemptAt(kind, attempts).getTime() - now.getTime()) / 1000));
}

/** The count after one more attempt; an hour of peace is a fresh start. */
export const countAfter = ({ count, lastAt }: Attempts, now: Date) =>
  now.getTime() - lastAt.getTime() >= forgottenAfterMs ? 1 : count + 1;
