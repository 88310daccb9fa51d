import * as read from '../http/parse';
import type { TicketReport } from './signOn';

export const messageSource = 'meridian-sign-on';

const widgetModes = ['connect', 'signup'] as const;
/** Spec 4, Login. */
export type WidgetMode = (typeof widgetModes)[number];

export type WidgetMessage =
  | { type: 'resized'; height: number }
  | { type: 'modeChanged'; mode: WidgetMode }
  | { type: 'closed' }
  | { type: 'loggedIn' };

export type BridgeMessage =
  | { type: 'bridgeReady' }
  | { type: 'ticket'; id: string; report: TicketReport }
  | { type: 'ticketUnavailable'; id: string; errorCode: number | null }
  | { type: 'loggedOut'; id: string };

/** The required sender of a message: both window and origin must match. */
export interface Sender {
  origin: string;
  window: MessageEventSource | null;
}

export const readWidgetMessage = (event: MessageEvent<unknown>, sender: Sender): WidgetMessage | null =>
  readFrom(event, sender, widgetReaders);

export const readBridgeMessage = (event: MessageEvent<unknown>, sender: Sender): BridgeMessage | null =>
  readFrom(event, sender, bridgeReaders);

type Readers<Message extends { type: string }> = {
  [Type in Message['type']]: read.Reader<Extract<Message, { type: Type }>>;
};

function readFrom<Message extends { type: string }>(
  { data, origin, source }: MessageEvent<unknown>,
  sender: Sender,
  readers: Readers<Message>,
): Message | null {
  if (origin !== sender.origin || source === null || source !== sender.window) return null;
  if (!read.isRecord(data) || data.source !== messageSource) return null;
  const reader = Object.entries<read.Reader<Message>>(readers).find(([type]) => type === data.type)?.[1];
  try {
    return reader?.(data, 'message') ?? null;
  } catch {
    return null;
  }
}

const readTime: read.Reader<number> = (value, path) => Date.parse(read.instant(value, path));

const widgetReaders: Readers<WidgetMessage> = {
  resized: read.object({ type: read.constant('resized'), height: read.number }),
  modeChanged: read.object({ type: read.constant('modeChanged'), mode: read.oneOf(widgetModes) }),
  closed: () => ({ type: 'closed' }),
  loggedIn: () => ({ type: 'loggedIn' }),
};

const bridgeReaders: Readers<BridgeMessage> = {
  bridgeReady: () => ({ type: 'bridgeReady' }),
  ticket: read.fields((field) => ({
    type: 'ticket',
    id: field('id', read.string),
    report: {
      ticket: field('ticket', read.string),
      expiration: field('expiration', readTime),
      userId: field('userId', read.optionalText) ?? field('user_id', read.string),
      profileId: field('profileId', read.string),
      sessionId: field('sessionId', read.string),
      token: field('token', read.string),
    },
  })),
  ticketUnavailable: read.object({
    type: read.constant('ticketUnavailable'),
    id: read.string,
    errorCode: (value) => (typeof value === 'number' ? value : null),
  }),
  loggedOut: read.object({ type: read.constant('loggedOut'), id: read.string }),
};
