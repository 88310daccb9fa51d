import type { Wait } from '../../db/stores/accounts/attemptStore';
import type { AttemptKind } from '../../domain/accounts/attempts';
import { PlatformError } from './errors';
import { headerNames } from './headers';

const kindsOfAccounts: readonly AttemptKind[] = [
  'account',
  'twoFactorCode',
  'codeEmail',
  'verificationEmail',
  'confirmation',
  'emailChange',
  'emailChangeTo',
  'dataCopy',
];

/** 429 with the seconds to wait in Retry-After. */
export function tooManyCalls({ kind, subject, seconds }: Wait): PlatformError {
  return kindsOfAccounts.includes(kind)
    ? withRetryAfter(`Too many calls per profile id: ${subject}`, seconds)
    : withRetryAfter('Too many calls per IP address', seconds);
}

/** The same for a player who may call again at `next`. */
export const tooManyCallsOfProfile = (profileId: string, next: Date, now: Date): PlatformError =>
  withRetryAfter(`Too many calls per profile id: ${profileId}`, Math.ceil((next.getTime() - now.getTime()) / 1000));

const withRetryAfter = (message: string, seconds: number) =>
  new PlatformError('tooManyCalls', { message, headers: { [headerNames.retryAfter]: String(seconds) } });
