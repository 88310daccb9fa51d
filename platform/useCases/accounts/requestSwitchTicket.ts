import { issueToken, switchTicket } from '../../db/stores/accounts/oneTimeTokenStore';
import type { ServiceContext } from '../../serviceContext';
import { requireSession, type OwnSession } from './requireSession';

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
