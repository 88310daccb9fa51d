import * as read from '../http/parse';

export const messageSource = 'meridian-sign-on';

const widgetModes = ['connect', 'signup'] as const;
/** Spec 4, Login. */
export type WidgetMode = (typeof widgetModes)[number];

const readTime: read.Reader<number> = (value, path) => Date.parse(read.instant(value, path));

const widgetReaders = {
  resized: read.object({ type: read.constant('resized'), height: read.number }),
  modeChanged: read.object({
    type: read.constant('modeChanged'),
    mode: read.oneOf(widgetModes),
    title: read.optionalText,
  }),
  closed: read.constant({ type: 'closed' }),
  loggedIn: read.constant({ type: 'loggedIn' }),
};

const bridgeReaders = {
  bridgeReady: read.constant({ type: 'bridgeReady' }),
  ticket: read.fields((field) => ({
    type: field('type', read.constant('ticket')),
    id: field('id', read.string),
    report: {
      ticket: field('ticket', read.string),
      /** In ms since 1970. */
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

type MessageOf<Readers extends Record<string, read.Reader<unknown>>> = ReturnType<Readers[keyof Readers]>;

export type WidgetMessage = MessageOf<typeof widgetReaders>;
export type BridgeMessage = MessageOf<typeof bridgeReaders>;

/** The required sender of a message: both window and origin must match. */
export interface Sender {
  origin: string;
  window: MessageEventSource | null;
}

export const readWidgetMessage = (event: MessageEvent<unknown>, sender: Sender): WidgetMessage | null =>
  readFrom<WidgetMessage>(event, sender, widgetReaders);

export const readBridgeMessage = (event: MessageEvent<unknown>, sender: Sender): BridgeMessage | null =>
  readFrom<BridgeMessage>(event, sender, bridgeReaders);

function readFrom<Message>(
  { data, origin, source }: MessageEvent<unknown>,
  sender: Sender,
  readers: Record<string, read.Reader<Message>>,
): Message | null {
  if (origin !== sender.origin || source === null || source !== sender.window) return null;
  if (!read.isRecord(data) || data.source !== messageSource) return null;
  const reader = Object.entries(readers).find(([type]) => type === data.type)?.[1];
  try {
    return reader?.(data, 'message') ?? null;
  } catch {
    return null;
  }
}
