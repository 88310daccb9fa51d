import type { Database } from '../../db/database';
import { endAccess } from '../../db/stores/accounts/accessStore';
import { issueToken, switchTicket } from '../../db/stores/accounts/oneTimeTokenStore';
import { lockSession, type OwnSession, type SessionOrigin } from '../../db/stores/accounts/sessionStore';
import type { ServiceContext } from '../../serviceContext';
import { Rejection } from '../Rejection';

/**
 * An open session, with its account locked against a password reset and a sign-out everywhere until the transaction ends.
 * Throws `Rejection` where the session has ended.
 */
export async function requireSession(tx: Database, session: OwnSession, now: Date): Promise<SessionOrigin> {
  const origin = await lockSession(tx, session, now);
  if (!origin) throw new Rejection('ticketExpired');
  return origin;
}

/** Ends every session, sign-on, ticket and code of a session's player, the session itself too (docs/contracts/accounts.md). */
export const signOutEverywhere = (db: Database, session: OwnSession, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await requireSession(tx, session, now);
    await endAccess(tx, session.userId);
  });

/**
 * Creates a ticket that signs a session's player in to another application, one or any. It expires with the session at
 * the latest.
 */
export const requestSwitchTicket = ({ db, clock }: ServiceContext, session: OwnSession, appId: string | null) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { userId, endsAt } = await requireSession(tx, session, now);
    return issueToken(tx, now, switchTicket, { userId, payload: { appId, sessionEndsAt: endsAt }, endsAt });
  });
