import type { Database } from '../../db/connect';
import { endAccess } from '../../db/stores/accounts/accessStore';
import { lockSession } from '../../db/stores/accounts/sessionStore';

/**
 * Ends every session, sign-on, ticket and code of a session's player, the session itself too (docs/contracts/accounts.md).
 * False where the session has ended meanwhile; nothing changes then.
 */
export const signOutEverywhere = (
  db: Database,
  session: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockSession(tx, session, now))) return false;
    await endAccess(tx, session.userId);
    return true;
  });
