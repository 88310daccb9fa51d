import type { Database } from '../../db/connect';
import { lockSession, type SessionOrigin } from '../../db/stores/accounts/sessionStore';
import { Rejection } from '../Rejection';

/** The session of a call. */
export interface OwnSession {
  userId: string;
  sessionId: string;
}

/**
 * An open session, with its account locked against a password reset and a sign-out everywhere until the transaction ends.
 * Throws `Rejection` where the session has ended.
 */
export async function requireSession(tx: Database, session: OwnSession, now: Date): Promise<SessionOrigin> {
  const origin = await lockSession(tx, session, now);
  if (!origin) throw new Rejection('ticketExpired');
  return origin;
}
