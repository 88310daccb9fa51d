/** The club's other tabs in this browser. They share logouts only, never a ticket. */
export interface OtherTabs {
  announceLogout: () => void;
  /** Calls the listener when another tab signs out; returns a function that stops it. */
  onLogout: (listener: () => void) => () => void;
}

const channelName = 'club-sign-on';
const logoutMessage = 'loggedOut';

/** Other tabs over a BroadcastChannel; without it (old browsers, the server) tabs are not connected. */
export function createOtherTabs(): OtherTabs {
  const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName));
  // A channel does not receive its own messages: the listening channel must also send, or a tab receives its own logout.
  let listening: BroadcastChannel | null = null;
  return {
    announceLogout: () => {
      const channel = listening ?? open();
      channel?.postMessage(logoutMessage);
      if (channel !== listening) channel?.close();
    },
    onLogout: (listener) => {
      const channel = open();
      listening = channel;
      channel?.addEventListener('message', (event) => {
        if (event.data === logoutMessage) listener();
      });
      return () => {
        channel?.close();
        if (listening === channel) listening = null;
      };
    },
  };
}
