import type { Account } from '../../db/stores/accounts/accountStore';
import { Rejection } from '../Rejection';

/**
 * Throws `Rejection` where the player has not verified the account's email address: until then a player earns Units, but
 * spends none (docs/contracts/accounts.md, Email addresses).
 */
export function requireVerifiedEmail({ emailVerifiedAt }: Pick<Account, 'emailVerifiedAt'>): void {
  if (emailVerifiedAt) return;
  throw new Rejection('emailNotVerified', {
    moreInfo: 'Open the link that was emailed; POST /v3/users/me/emailVerification sends another.',
  });
}
