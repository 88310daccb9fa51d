import { useEffect } from 'react';
import type { SignInStatus } from '../../store/account/selectors';
import { returningKey } from './firstPaintScript';

/**
 * Stores for the next visit whether a player is signed in. With that mark, the page hides the visitor's parts until the
 * login check is done.
 */
export function useReturningMark(status: SignInStatus): void {
  useEffect(() => {
    try {
      if (status === 'player') localStorage.setItem(returningKey, '1');
      if (status === 'visitor') localStorage.removeItem(returningKey);
    } catch {
      // Storage is blocked: the page then changes visibly when the login check is done.
    }
  }, [status]);
}

export const isReturning = () => document.documentElement.dataset.returning !== undefined;
