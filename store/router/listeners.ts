import { errorText } from '../../services/http/errorCatalogue';
import { requireRouterEventName, type RouterEventName } from './rules';

type Listener = (...details: unknown[]) => void;

/** Next's `Router.events`. */
export interface RouterEvents {
  on: (name: RouterEventName, listener: Listener) => void;
  off: (name: RouterEventName, listener: Listener) => void;
}

/**
 * Listeners of the router, one per event. An unknown name, or a second listener, throws (spec 8). `listen` returns a
 * function that removes the listener.
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
