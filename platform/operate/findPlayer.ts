import type { Database } from '../db/database';
import { findAccountByEmail, type Account } from '../db/stores/accounts/accountStore';

/** The account with an email address. Throws an error with one sentence where there is none. */
export async function findPlayer(db: Database, email: string): Promise<Account> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error(`There is no player with the address ${email}.`);
  return account;
}
