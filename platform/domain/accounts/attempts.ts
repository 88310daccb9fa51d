export interface Attempts {
  count: number;
  lastAt: Date;
}

interface Limit {
  /** Attempts without a wait. */
  free: number;
  /** The wait beyond them; it doubles at each further attempt. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** The count resets after this time without an attempt, which no wait exceeds. */
  forgottenAfterMs: number;
  /** Whether they count against a player or an account, not against the caller's network. */
  isOfAccount?: true;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const usual = { firstWaitMs: minuteMs / 2, longestWaitMs: 15 * minuteMs, forgottenAfterMs: hourMs };
const hourly = { firstWaitMs: hourMs, longestWaitMs: hourMs };

/**
 * Counted attempts: wrong passwords by account and by network, on a known device by that device alone; sign-up checks,
 * created accounts, reset emails, console codes and wrong console codes by network; reset emails also by the email
 * address that they go to; codes of logins and their emails, first codes of an app, and emails that verify an address, by
 * account; wrong passwords of a signed-in player who confirms a change, requests to change the email address and copies of the
 * player's data, by account; and requests to change to an address, by that address.
 */
const limits = {
  account: { ...usual, free: 5, isOfAccount: true },
  address: { ...usual, free: 5 },
  knownDevice: { ...usual, free: 5 },
  // Sign-up forms are corrected often.
  signUp: { ...usual, free: 20 },
  // A household, a school or a café creates a few accounts a day; a program that creates many gets one an hour.
  creation: { ...hourly, free: 10, forgottenAfterMs: 24 * hourMs },
  reset: { ...usual, free: 5 },
  // These emails reach a mailbox whose owner may not have requested them, so the fourth waits an hour after the third.
  resetEmail: { ...hourly, free: 3, forgottenAfterMs: hourMs },
  verificationEmail: { ...hourly, free: 3, forgottenAfterMs: hourMs, isOfAccount: true },
  console: { ...usual, free: 20 },
  userCode: { ...usual, free: 10 },
  twoFactorCode: { ...usual, free: 5, isOfAccount: true },
  // Apart from the codes of logins: a stolen ticket does not make its owner wait there.
  secondFactorSetup: { ...usual, free: 5 },
  codeEmail: { ...usual, free: 3, isOfAccount: true },
  confirmation: { ...usual, free: 5, isOfAccount: true },
  emailChange: { ...hourly, free: 3, forgottenAfterMs: hourMs, isOfAccount: true },
  emailChangeTo: { ...hourly, free: 3, forgottenAfterMs: hourMs, isOfAccount: true },
  dataCopy: { ...hourly, free: 5, forgottenAfterMs: hourMs, isOfAccount: true },
} satisfies Record<string, Limit>;

export type AttemptKind = keyof typeof limits;

const limitOf = (kind: AttemptKind): Limit => limits[kind];

export const attemptKinds = Object.keys(limits).filter((kind): kind is AttemptKind => kind in limits);

export const isOfAccount = (kind: AttemptKind): boolean => limitOf(kind).isOfAccount ?? false;

/** The time without an attempt after which a count resets. */
export const forgottenAfterMs = (kind: AttemptKind): number => limitOf(kind).forgottenAfterMs;

/** The wait after an attempt that was the `count`th: none below the limit, in ms. */
function waitMsAfter(kind: AttemptKind, count: number): number {
  const { free, firstWaitMs, longestWaitMs } = limitOf(kind);
  return count < free ? 0 : Math.min(firstWaitMs * 2 ** (count - free), longestWaitMs);
}

/** By how much the clocks of two platforms may differ, in ms. */
const longestSkewMs = 60_000;

/** Seconds, rounded up, until the next attempt is allowed; 0 where it is allowed now. */
export function secondsToWait(kind: AttemptKind, { count, lastAt }: Attempts, now: Date): number {
  const waitMs = waitMsAfter(kind, count);
  const sinceMs = now.getTime() - lastAt.getTime();
  // Another attempt may be noted at a later instant than this one began. A clock that was far ahead makes nobody wait until then.
  if (waitMs === 0 || sinceMs < -longestSkewMs) return 0;
  return Math.max(0, Math.ceil((waitMs - sinceMs) / 1000));
}

export const countAfter = (kind: AttemptKind, { count, lastAt }: Attempts, now: Date): number =>
  now.getTime() - lastAt.getTime() >= forgottenAfterMs(kind) ? 1 : count + 1;
