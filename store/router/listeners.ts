import { errorText } from '../../services/http/errorCatalogue';
import { requireRouterEventName, type RouterEventName } from './rules';

type Listener = (...details: unknown[]) => void;

/** Who emits the router's events: Next's `Router.events`. */
export interface RouterEvents {
  on: (name: RouterEventName, listener: Listener) => void;
  off: (name: RouterEventName, listener: Listener) => void;
}

/**
 * Listeners of the router, one an event. Listening to a name that the router does not have, or to one that is taken,
 * throws (spec 8). What `listen` gives ends the listening.
 */
export function createRouterListeners(events: RouterEvents) {
  const taken = new Set<RouterEventName>();
  return {
    listen: (name: string, listener: Listener) => {
      const event = requireRouterEventName(name);
      if (taken.has(event)) throw new Error(errorText('router/duplicateListener'));
      taken.add(event);
      events.on(event, listener);
      return () => {
        taken.delete(event);
        events.off(event, listener);
      };
    },
  };
}
