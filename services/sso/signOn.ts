import type { Profile } from '../account/profiles';
import type { BridgeMessage } from './messages';

export type TicketReport = Extract<BridgeMessage, { type: 'ticket' }>['report'];

/** What a login reports (spec 4, Login): the ticket's facts and the first profile of the user. */
export interface LoginReport extends Omit<TicketReport, 'profileId'> {
  result: Profile;
}

/**
 * The publisher's sign-on as the product uses it, in the reader's locale. Every promise is bounded by a timeout and
 * rejects with a ServiceError.
 */
export interface SignOn {
  login: (locale: string) => Promise<LoginReport>;
  getTicket: () => Promise<TicketReport>;
  /** Gets the ticket, logs out with the ticket and session id, ends the sign-on session, resolves true (spec 4, Logout). */
  logout: (locale: string) => Promise<true>;
}
