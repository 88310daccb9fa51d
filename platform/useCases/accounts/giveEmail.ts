import type { Database } from '../../db/connect';
import { lockAccounts } from '../../db/stores/accounts/accountStore';
import { moveEmail } from '../../db/stores/accounts/emailKeyStore';
import { endEmailVerifications } from '../../db/stores/accounts/emailVerificationStore';
import { deletePasswordResets } from '../../db/stores/accounts/passwordResetStore';
import type { EmailAddress } from '../../domain/accounts/emailAddress';

/** Gives an account an address on an operator's word, also where another one has it. Links to its earlier address are void. */
export const giveEmail = (db: Database, userId: string, mailbox: EmailAddress): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    await endEmailVerifications(tx, userId);
    await deletePasswordResets(tx, userId);
    await moveEmail(tx, userId, mailbox);
  });
