import type { Database } from '../../db/connect';
import { confirmLink } from '../../db/stores/accounts/externalProfileStore';
import { Rejection } from '../Rejection';
import { requireSession, type OwnSession } from './requireSession';

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
