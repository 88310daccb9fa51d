import type { Database } from '../../db/connect';
import {
  confirmLink,
  lockProfile,
  readLinkedProfiles,
  setOwner,
  type ExternalProfile,
} from '../../db/stores/accounts/externalProfileStore';
import { lockSession } from '../../db/stores/accounts/sessionStore';

/**
 * Links a profile of another platform to the account of a session: one profile for each platform, each profile to one
 * account. Linking it again after a password reset lets it log in again.
 */
export const linkProfile = (
  db: Database,
  session: { userId: string; sessionId: string },
  { profileId, platformType }: ExternalProfile,
  now: Date,
): Promise<'linked' | 'linkedElsewhere' | 'platformTaken' | 'sessionEnded'> =>
  db.transaction(async (tx) => {
    const { userId } = session;
    // The account is locked, so that two links at once cannot both be the platform's first.
    if (!(await lockSession(tx, session, now))) return 'sessionEnded';
    const profile = await lockProfile(tx, profileId);
    if (profile?.userId === userId) {
      await confirmLink(tx, userId, profileId);
      return 'linked';
    }
    if (profile?.userId) return 'linkedElsewhere';
    const linked = await readLinkedProfiles(tx, userId);
    if (linked.some((one) => one.platformType === platformType)) return 'platformTaken';
    await setOwner(tx, profileId, userId, now);
    return 'linked';
  });
