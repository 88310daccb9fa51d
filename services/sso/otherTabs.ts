/** The club's other tabs in this browser. Only the news that somebody signed out travels; never a ticket. */
export interface OtherTabs {
  announceLogout: () => void;
  /** Calls the listener when another tab signs out; gives what ends the listening. */
  onLogout: (listener: () => void) => () => void;
}

const channelName = 'club-sign-on';
const logoutMessage = 'loggedOut';

/** Other tabs over a BroadcastChannel; without one (old browsers, the server) every tab is alone. */
export function createOtherTabs(): OtherTabs {
  const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName));
  // A channel is silent to itself alone: what listens here must also be what speaks, or a tab hears its own news.
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
