import { findAccount, lockPassword, type Account } from '../../db/stores/accounts/accountStore';
import type { Database } from '../../db/database';
import type { OwnSession } from '../../db/stores/accounts/sessionStore';
import type { ServiceContext } from '../../serviceContext';
import { checkPasswordHash } from '../../support/passwordHash';
import { countGuess } from '../countAttempts';
import { Rejection } from '../Rejection';
import { requireSession } from './sessions';

/** A signed-in player with the password that confirms a change. */
export interface Confirmation extends OwnSession {
  password: string;
}

/**
 * The account of a signed-in player, by any of the passwords that may be the present one. Throws `Rejection` where none is; after
 * five such calls the player has to wait, longer each time.
 */
export const checkPassword = (
  services: ServiceContext,
  { userId, password }: Confirmation,
  ...others: string[]
): Promise<Account> =>
  countGuess(services, { kind: 'confirmation', subject: userId }, async () => {
    const account = await findAccount(services.db, userId);
    if (!account) throw new Rejection('ticketExpired');
    for (const typed of [password, ...others]) {
      if ((await checkPasswordHash(account.passwordHash, typed)) !== 'wrong') return account;
    }
    throw new Rejection('wrongPassword');
  });

/**
 * Makes a change of an account whose password was checked, in a transaction that locks it. Throws `Rejection` where the
 * session has ended or the password has changed meanwhile.
 */
export const changeLocked = <Result>(
  { db, clock }: ServiceContext,
  account: Account,
  sessionId: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await requireSession(tx, { userId: account.userId, sessionId }, clock.now());
    // Another change may have been faster: the present password is then another one.
    if (!(await lockPassword(tx, account))) throw new Rejection('wrongPassword');
    return change(tx);
  });
