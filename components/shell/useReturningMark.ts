import { useEffect } from 'react';
import type { SignInStatus } from '../../store/account/selectors';
import { returningKey } from './firstPaintScript';

/**
 * Remembers for the next visit whether a player is signed in, so that the header can keep the visitor's menu back until
 * the login check is done.
 */
export function useReturningMark(status: SignInStatus): void {
  useEffect(() => {
    try {
      if (status === 'player') localStorage.setItem(returningKey, '1');
      if (status === 'visitor') localStorage.removeItem(returningKey);
    } catch {
      // A browser that keeps nothing for this site: the menu changes once the check is done.
    }
  }, [status]);
}
