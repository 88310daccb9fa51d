import type { Database } from '../../db/connect';
import { lockAccounts } from '../../db/stores/accounts/accountStore';
import {
  lockProfile,
  readLinkedProfiles,
  setOwner,
  type ExternalProfile,
} from '../../db/stores/accounts/externalProfileStore';

/** Links a profile of another platform to an account: one profile for each platform, each profile to one account. */
export const linkProfile = (
  db: Database,
  userId: string,
  { profileId, platformType }: ExternalProfile,
  now: Date,
): Promise<'linked' | 'linkedElsewhere' | 'platformTaken'> =>
  db.transaction(async (tx) => {
    // The account is locked, so that two links at once cannot both be the platform's first.
    await lockAccounts(tx, [userId]);
    const profile = await lockProfile(tx, profileId);
    if (profile?.userId === userId) return 'linked';
    if (profile?.userId) return 'linkedElsewhere';
    const linked = await readLinkedProfiles(tx, userId);
    if (linked.some((one) => one.platformType === platformType)) return 'platformTaken';
    await setOwner(tx, profileId, userId, now);
    return 'linked';
  });
