import { useEffect } from 'react';
import { withStorage } from '../../services/http/withStorage';
import type { SignInStatus } from '../../store/account/selectors';

/** Local storage key: a player was signed in in this browser. It holds no identity. */
export const returningKey = 'club-returning';

/**
 * Stores for the next visit whether a player is signed in. With that mark, the page hides the visitor's parts until the
 * login check is done.
 */
export function useReturningMark(status: SignInStatus): void {
  useEffect(() => {
    // Where storage is blocked, the page changes visibly when the login check is done.
    withStorage(() => {
      if (status === 'player') localStorage.setItem(returningKey, '1');
      if (status === 'visitor') localStorage.removeItem(returningKey);
    });
  }, [status]);
}

/** For a player who has signed on and is not known to the page yet. */
export function markReturning(): void {
  document.documentElement.dataset.returning = '';
}

export const isReturning = () => document.documentElement.dataset.returning !== undefined;
