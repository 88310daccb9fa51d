import { useCallback } from 'react';
import { useAppStore } from '../../../store/support/hooks';
import { paintAfterPress } from '../../ui/browser/paintAfterPress';
import { useChangeInPlace } from './useChangeInPlace';
import { withoutQuery } from './withoutQuery';

/**
 * Returns a function that adds a history entry for a choice that the page already shows. It waits until the choice is
 * painted, because the router's work would delay the paint on a slow phone. A choice is dropped if Back is pressed, or
 * another page is opened, before it is written. The promise resolves when the choice is written or dropped.
 */
export function usePushChoice(): (next: (address: string) => string) => Promise<unknown> {
  const changeInPlace = useChangeInPlace();
  const store = useAppStore();
  return useCallback(
    (next) => {
      const pageOf = ({ url, changingTo }: { url: string; changingTo: string | null }) =>
        withoutQuery(changingTo ?? url);
      const page = pageOf(store.getState().router);
      let isOvertaken = false;
      const drop = () => {
        isOvertaken = true;
      };
      window.addEventListener('popstate', drop);
      const nextUnlessOvertaken = (address: string) => {
        window.removeEventListener('popstate', drop);
        return isOvertaken || pageOf(store.getState().router) !== page ? address : next(address);
      };
      return changeInPlace('push', nextUnlessOvertaken, paintAfterPress());
    },
    [changeInPlace, store],
  );
}
