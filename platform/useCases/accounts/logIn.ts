import { findAccountByEmail, type Account } from '../../db/stores/accounts/accountStore';
import { countAttempt, forgetAttempts, takeBackAttempt, type Wait } from '../../db/stores/accounts/attemptStore';
import type { AttemptKind } from '../../domain/accounts/attempts';
import { emailKey } from '../../domain/accounts/creation';
import { isPassword } from '../../support/passwordHash';
import type { ServiceContext } from '../../serviceContext';
import { PlatformError } from '../../http/kernel/errors';
import { headerNames } from '../../http/kernel/headers';

export type LogIn = { account: Account } | { wait: Wait } | 'wrong';

const kindsOfAccounts: readonly AttemptKind[] = ['account', 'twoFactorCode', 'codeLetter'];

/**
 * Checks an e-mail address and a password. Whether the address has an account shows neither in the outcome nor in the
 * time it takes; five wrong passwords make that address and that caller wait, longer each time.
 */
export async function logIn(
  { db, clock }: ServiceContext,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<LogIn> {
  const byAccount = { kind: 'account', subject: emailKey(email) } as const;
  const byAddress = { kind: 'address', subject: address } as const;
  const wait = await countAttempt(db, clock, [byAccount, byAddress]);
  if (wait) return { wait };
  const account = await findAccountByEmail(db, email);
  const isRight = await isPassword(account?.passwordHash, password);
  if (!account || !isRight) return 'wrong';
  await forgetAttempts(db, byAccount);
  await takeBackAttempt(db, byAddress);
  return { account };
}

/** 429 with the time to wait, in the publisher's words. */
export function tooManyCalls({ kind, subject, seconds }: Wait): PlatformError {
  const isOfAccount = kindsOfAccounts.includes(kind);
  const message = isOfAccount ? `Too many calls per profile id: ${subject}` : 'Too many calls per IP address';
  return new PlatformError('tooManyCalls', { message, headers: { [headerNames.retryAfter]: String(seconds) } });
}
