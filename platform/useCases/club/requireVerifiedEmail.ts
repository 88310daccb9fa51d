import type { Database } from '../../db/connect';
import { findAccount } from '../../db/stores/accounts/accountStore';
import { Rejection } from '../Rejection';

/**
 * Throws `Rejection` where the player has not verified the account's e-mail address: until then a player earns Units, but
 * spends none (docs/contracts/accounts.md, E-mail addresses).
 */
export async function requireVerifiedEmail(db: Database, userId: string): Promise<void> {
  const account = await findAccount(db, userId);
  if (account?.emailVerifiedAt) return;
  throw new Rejection('emailNotVerified', {
    moreInfo: 'Open the link that was e-mailed; POST /v3/users/me/emailVerification sends another.',
  });
}
