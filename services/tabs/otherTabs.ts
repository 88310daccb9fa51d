import { type SupportedLocale, supportedLocales } from '../locale/supportedLocales';

const tabChanges = [
  'signedIn',
  'signedOut',
  'balance',
  'claims',
  'banks',
  'wishlist',
  'notices',
  'presence',
  'friends',
] as const;

/**
 * What one tab reports to the others: only what has changed, never a ticket or anything personal. They read it again,
 * but for a chosen language, which is the locale itself: a browser may write the storage of other tabs later.
 */
export type TabChange = (typeof tabChanges)[number] | SupportedLocale;

export interface OtherTabs {
  announce: (change: TabChange) => void;
  onChange: (listener: (change: TabChange) => void) => () => void;
}

const channelName = 'club';

/** Null in old browsers and on the server, which have none, and where the player blocks all cookies. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

/** Other tabs over a BroadcastChannel; without one, tabs are not connected. */
export function createOtherTabs(): OtherTabs {
  // A channel does not receive its own messages: the listening channel must also send, or a tab receives its own change.
  let listening: BroadcastChannel | null = null;
  return {
    announce: (change) => {
      const channel = listening ?? openChannel();
      channel?.postMessage(change);
      if (channel !== listening) channel?.close();
    },
    onChange: (listener) => {
      const channel = openChannel();
      listening = channel;
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const change = [...tabChanges, ...supportedLocales].find((known) => known === data);
        if (change) listener(change);
      });
      return () => {
        channel?.close();
        if (listening === channel) listening = null;
      };
    },
  };
}
