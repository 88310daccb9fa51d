import { type Reader, readInstant, readNumber, readObject, readOneOf, readString, isRecord } from '../http/parse';
import type { TicketReport } from './signOn';

/** Marks the messages of the sign-on among all messages between windows. */
export const messageSource = 'meridian-sign-on';

const widgetModes = ['connect', 'signup'] as const;
/** The two views of the widget (spec 4, Login). */
export type WidgetMode = (typeof widgetModes)[number];

/** Messages of the widget, and of the logged-in page after it. */
export type WidgetMessage =
  | { type: 'resized'; height: number }
  | { type: 'modeChanged'; mode: WidgetMode }
  | { type: 'closed' }
  | { type: 'loggedIn' };

/** Messages of the bridge. */
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

/** Reads a message of the widget; null for other messages and other senders. */
export const readWidgetMessage = (event: MessageEvent<unknown>, sender: Sender): WidgetMessage | null =>
  readFrom(event, sender, widgetReaders);

/** Reads a message of the bridge; null for other messages and other senders. */
export const readBridgeMessage = (event: MessageEvent<unknown>, sender: Sender): BridgeMessage | null =>
  readFrom(event, sender, bridgeReaders);

type Readers<Message extends { type: string }> = {
  [Type in Message['type']]: Reader<Extract<Message, { type: Type }>>;
};

function readFrom<Message extends { type: string }>(
  { data, origin, source }: MessageEvent<unknown>,
  sender: Sender,
  readers: Readers<Message>,
): Message | null {
  if (origin !== sender.origin || source === null || source !== sender.window) return null;
  if (!isRecord(data) || data.source !== messageSource) return null;
  const reader = Object.entries<Reader<Message>>(readers).find(([type]) => type === data.type)?.[1];
  try {
    return reader?.(data, 'message') ?? null;
  } catch {
    return null;
  }
}

const readTime: Reader<number> = (value, path) => Date.parse(readInstant(value, path));

const widgetReaders: Readers<WidgetMessage> = {
  resized: readObject((field) => ({ type: 'resized', height: field('height', readNumber) })),
  modeChanged: readObject((field) => ({ type: 'modeChanged', mode: field('mode', readOneOf(widgetModes)) })),
  closed: () => ({ type: 'closed' }),
  loggedIn: () => ({ type: 'loggedIn' }),
};

const bridgeReaders: Readers<BridgeMessage> = {
  bridgeReady: () => ({ type: 'bridgeReady' }),
  ticket: readObject((field) => ({
    type: 'ticket',
    id: field('id', readString),
    report: {
      ticket: field('ticket', readString),
      expiration: field('expiration', readTime),
      userId: field('userId', readString),
      profileId: field('profileId', readString),
      sessionId: field('sessionId', readString),
      token: field('token', readString),
    },
  })),
  ticketUnavailable: readObject((field) => ({
    type: 'ticketUnavailable',
    id: field('id', readString),
    errorCode: field('errorCode', (value) => (typeof value === 'number' ? value : null)),
  })),
  loggedOut: readObject((field) => ({ type: 'loggedOut', id: field('id', readString) })),
};
