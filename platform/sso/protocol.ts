/**
 * The messages between the sign-on's pages and the club's site (docs/contracts/sign-on.md). Every message carries
 * `source` and goes to one named origin; both sides look at the sender's origin and window before they listen.
 */
export const messageSource = 'meridian-sign-on';

type WidgetMode = 'connect' | 'signup';

/** From the widget to the page it is shown in. */
export type WidgetMessage =
  | { type: 'resized'; height: number }
  | { type: 'modeChanged'; mode: WidgetMode; title: string }
  | { type: 'closed' };

/** A ticket and its facts. `token` and `user_id` are the connect SDK's names for the ticket and the user. */
export interface TicketResponse {
  ticket: string;
  /** ISO-8601 UTC. */
  expiration: string;
  userId: string;
  profileId: string;
  sessionId: string;
  token: string;
  user_id: string;
}

/** From the bridge to the site. */
export type BridgeMessage =
  | { type: 'bridgeReady' }
  | ({ type: 'ticket'; id: string } & TicketResponse)
  | { type: 'ticketUnavailable'; id: string; errorCode: number }
  | { type: 'loggedOut'; id: string };

/** What a form's request brings back to the widget's script. */
export interface FormResponse {
  next?: string;
  /** What stays true for the whole form: a wrong password, a wait. */
  formError?: string;
  done?: string;
  fieldErrors?: { field: string; message: string }[];
  /** Of a login that goes on to its second step: what the code is sent with. */
  twoFactorTicket?: string;
}
