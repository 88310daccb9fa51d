import type { Account } from '../../db/stores/accounts/accountStore';
import { Rejection } from '../Rejection';
import { requireCurrentPolicies } from './requireAcceptedPolicies';

type Spender = Pick<Account, 'legalOptinsKey' | 'country' | 'emailVerifiedAt'>;

/**
 * Returns the account. Throws `Rejection` where the player has not accepted the policies in force, or has not verified the
 * account's email address: until then a player earns Units, but spends none (docs/contracts/accounts.md, Email addresses).
 */
export function requireSpender<Known extends Spender>(found: Known | undefined): Known {
  const account = requireCurrentPolicies(found);
  if (account.emailVerifiedAt) return account;
  throw new Rejection('emailNotVerified', {
    moreInfo: 'Open the link that was emailed; POST /v3/users/me/emailVerification sends another.',
  });
}
