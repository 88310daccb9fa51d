import type { Database } from '../../db/database';
import { findAccount, type Account } from '../../db/stores/accounts/accountStore';
import { isCurrentLegalOptinsKey } from '../../domain/accounts/policies';
import { Rejection } from '../Rejection';

/**
 * Returns the player's account. Throws `Rejection` where the player has not accepted the policies in force: until then a
 * player reads, but claims nothing, redeems nothing and adds no friends (docs/contracts/accounts.md, Policies).
 */
export async function requireAcceptedPolicies(db: Database, userId: string): Promise<Account> {
  return requireCurrentPolicies(await findAccount(db, userId));
}

/** The same of an account that was read before. */
export function requireCurrentPolicies<Known extends Pick<Account, 'legalOptinsKey' | 'country'>>(
  account: Known | undefined,
): Known {
  if (account && isCurrentLegalOptinsKey(account.legalOptinsKey, account.country)) return account;
  throw new Rejection('policiesNotAccepted', { moreInfo: 'Accept them at PUT /v3/users/me/policies.' });
}
