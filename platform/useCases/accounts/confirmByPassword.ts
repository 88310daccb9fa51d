import { findAccount, lockPassword, type Account } from '../../db/stores/accounts/accountStore';
import { countAttempt, forgetAttempts, type Wait } from '../../db/stores/accounts/attemptStore';
import { lockSession } from '../../db/stores/accounts/sessionStore';
import type { Database } from '../../db/connect';
import type { ServiceContext } from '../../serviceContext';
import { checkPasswordHash } from '../../support/passwordHash';

/** A signed-in player with the password that confirms a change. */
export interface Confirmation {
  userId: string;
  sessionId: string;
  password: string;
}

/** Why a change is not made: the session has ended, the password is wrong, or too many were. */
export type Unconfirmed = 'ended' | 'wrong' | { wait: Wait };

/** Checks the password of a signed-in player. After five wrong ones the player has to wait, longer each time. */
export async function checkPassword(
  { db, clock }: ServiceContext,
  { userId, password }: Confirmation,
): Promise<{ account: Account } | Unconfirmed> {
  const counted = { kind: 'confirmation', subject: userId } as const;
  const wait = await countAttempt(db, clock, [counted]);
  if (wait) return { wait };
  const account = await findAccount(db, userId);
  if (!account) return 'ended';
  if ((await checkPasswordHash(account.passwordHash, password)) === 'wrong') return 'wrong';
  await forgetAttempts(db, counted);
  return { account };
}

/**
 * Makes a change of an account whose password was checked, in a transaction that locks it. Not where the session has ended
 * or the password has changed meanwhile.
 */
export const changeLocked = <Result>(
  { db, clock }: ServiceContext,
  account: Account,
  sessionId: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result | 'ended' | 'wrong'> =>
  db.transaction(async (tx) => {
    if (!(await lockSession(tx, { userId: account.userId, sessionId }, clock.now()))) return 'ended';
    // Another change may have been faster: the present password is then another one.
    if (!(await lockPassword(tx, account))) return 'wrong';
    return change(tx);
  });
