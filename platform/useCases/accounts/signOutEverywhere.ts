import type { Database } from '../../db/connect';
import { endAccess } from '../../db/stores/accounts/accessStore';
import { requireSession, type OwnSession } from './requireSession';

/** Ends every session, sign-on, ticket and code of a session's player, the session itself too (docs/contracts/accounts.md). */
export const signOutEverywhere = (db: Database, session: OwnSession, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await requireSession(tx, session, now);
    await endAccess(tx, session.userId);
  });
