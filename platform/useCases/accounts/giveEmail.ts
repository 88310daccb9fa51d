import type { Database } from '../../db/database';
import { lockAccount } from '../../db/stores/accounts/accountStore';
import { moveEmail } from '../../db/stores/accounts/emailKeyStore';
import { emailChange, emailVerification, passwordReset, voidTokens } from '../../db/stores/accounts/oneTimeTokenStore';
import type { EmailAddress } from '../../domain/accounts/emailAddress';

/** Gives an account an address on an operator's word, also where another one has it. Links to its earlier address are void. */
export const giveEmail = (db: Database, userId: string, mailbox: EmailAddress): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await voidTokens(tx, userId, [emailVerification, emailChange, passwordReset]);
    await moveEmail(tx, userId, mailbox);
  });
