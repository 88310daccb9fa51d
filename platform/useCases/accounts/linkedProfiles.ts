import type { Database } from '../../db/database';
import {
  confirmLink,
  lockProfile,
  readLinkedProfiles,
  setOwner,
  type ExternalProfile,
} from '../../db/stores/accounts/externalProfileStore';
import type { OwnSession } from '../../db/stores/accounts/sessionStore';
import { platformTitles } from '../../domain/accounts/platformTypes';
import { Rejection } from '../Rejection';
import { requireSession } from './sessions';

/**
 * Links a profile of another platform to the account of a session: one profile for each platform, each profile to one
 * account. Linking it again after a password reset lets it log in again. Throws `Rejection` where the profile belongs to
 * another account, and where the account has another profile of its platform.
 */
export const linkProfile = (
  db: Database,
  session: OwnSession,
  { profileId, platformType }: ExternalProfile,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { userId } = session;
    // The account is locked, so that two links at once cannot both be the platform's first.
    await requireSession(tx, session, now);
    const profile = await lockProfile(tx, profileId);
    if (profile?.userId === userId) {
      await confirmLink(tx, userId, profileId);
      return;
    }
    const platform = platformTitles[platformType];
    if (profile?.userId) {
      const message = `This ${platform} profile belongs to another account. Unlink it there first.`;
      throw new Rejection('linkedElsewhere', { message });
    }
    const linked = await readLinkedProfiles(tx, userId);
    if (linked.some((one) => one.platformType === platformType)) {
      const message = `Your account has another ${platform} profile. Unlink that one first.`;
      throw new Rejection('platformTaken', { message });
    }
    await setOwner(tx, profileId, userId, now);
  });

/**
 * Lets a linked profile of a session's player log in again. A password reset ends every session, so a session is the proof
 * that its player has logged in since. Confirming a confirmed profile changes nothing. Throws `Rejection` for a profile that is
 * not linked.
 */
export const confirmLinkedProfile = (db: Database, session: OwnSession, profileId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await requireSession(tx, session, now);
    if (!(await confirmLink(tx, session.userId, profileId))) throw new Rejection('notFound');
  });
