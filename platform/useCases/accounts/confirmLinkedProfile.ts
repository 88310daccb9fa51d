import type { Database } from '../../db/connect';
import { confirmLink } from '../../db/stores/accounts/externalProfileStore';
import { lockSession } from '../../db/stores/accounts/sessionStore';

/**
 * Lets a linked profile of a session's player log in again. A password reset ends every session, so a session is the proof
 * that its player has logged in since. Confirming a confirmed profile changes nothing.
 */
export const confirmLinkedProfile = (
  db: Database,
  session: { userId: string; sessionId: string },
  profileId: string,
  now: Date,
): Promise<'confirmed' | 'notLinked' | 'sessionEnded'> =>
  db.transaction(async (tx) => {
    if (!(await lockSession(tx, session, now))) return 'sessionEnded';
    return (await confirmLink(tx, session.userId, profileId)) ? 'confirmed' : 'notLinked';
  });
