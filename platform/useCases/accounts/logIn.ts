import { findAccountByEmail, type Account } from '../../db/stores/accounts/accountStore';
import { countAttempt, forgetAttempts, takeBackAttempt, type Wait } from '../../db/stores/accounts/attemptStore';
import { emailKey } from '../../domain/accounts/creation';
import { isPassword } from '../../support/passwordHash';
import type { ServiceContext } from '../../serviceContext';

export type LogIn = { account: Account } | { wait: Wait } | 'wrong';

/**
 * Checks an e-mail address and a password. Neither the outcome nor its duration reveals whether the address has an
 * account. After five wrong passwords the account and the caller's address have to wait, longer each time.
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
