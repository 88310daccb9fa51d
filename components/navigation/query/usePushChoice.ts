import { useCallback } from 'react';
import { useAppStore } from '../../../store/support/hooks';
import { paintAfterPress } from '../../ui/browser/paintAfterPress';
import { useChangeInPlace } from './useChangeInPlace';

/**
 * Returns a function that adds a history entry for a choice that is shown already: once it is painted, because the router
 * would keep a slow phone from painting it. What the reader does before, Back or opening another page, starts from the
 * entry without the choice, which is then never written. The promise resolves when the choice is written or dropped.
 */
export function usePushChoice(): (next: (address: string) => string) => Promise<unknown> {
  const changeInPlace = useChangeInPlace();
  const store = useAppStore();
  return useCallback(
    async (next) => {
      let isOvertaken = false;
      const drop = () => {
        isOvertaken = true;
      };
      window.addEventListener('popstate', drop);
      await paintAfterPress();
      await changeInPlace('push', (address) => {
        window.removeEventListener('popstate', drop);
        return isOvertaken || store.getState().router.isChanging ? address : next(address);
      });
    },
    [changeInPlace, store],
  );
}
