import { useEffect } from 'react';
import { hydratedEvent } from './loadScriptsScript';

/** Reports that the page answers presses. `loadScriptsScript` repeats what came before. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
