import type { Wait } from '../../db/stores/accounts/attemptStore';
import type { AttemptKind } from '../../domain/accounts/attempts';
import { PlatformError } from './errors';
import { headerNames } from './headers';

const kindsOfAccounts: readonly AttemptKind[] = ['account', 'twoFactorCode', 'codeEmail'];

/** 429 with the seconds to wait in Retry-After. */
export function tooManyCalls({ kind, subject, seconds }: Wait): PlatformError {
  const isOfAccount = kindsOfAccounts.includes(kind);
  const message = isOfAccount ? `Too many calls per profile id: ${subject}` : 'Too many calls per IP address';
  return new PlatformError('tooManyCalls', { message, headers: { [headerNames.retryAfter]: String(seconds) } });
}
