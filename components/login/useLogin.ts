import { useCallback } from 'react';
import { selectSignInStatus } from '../../store/account/selectors';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useOnceTrue } from '../ui/browser/useOnceTrue';

type LoginToggle = NonNullable<Parameters<typeof loginModalToggled>[0]>;
type LoginOptions = Pick<LoginToggle, 'redirectAfterLogin' | 'redirectOnClose'>;

/** Opens the modal (spec 2) in its connect view, or to join in its register view. */
export const loginOpened = (view: 'signIn' | 'join', options?: LoginOptions) =>
  loginModalToggled({ showLoginModal: true, showRegister: view === 'join', ...options });

export function useLogin() {
  const dispatch = useAppDispatch();
  return useCallback((...login: Parameters<typeof loginOpened>) => void dispatch(loginOpened(...login)), [dispatch]);
}

/**
 * Whether a visitor opened a page for players, or the session of a player ended there. False after a sign-out in this tab: the player
 * is then being redirected to the index.
 */
export function useMustLogIn(): boolean {
  const status = useAppSelector(selectSignInStatus);
  const wasPlayer = useOnceTrue(status === 'player');
  const isSignedOut = useAppSelector(({ auth }) => auth.userId === null && !auth.hasSessionEnded);
  return status === 'visitor' && !(wasPlayer && isSignedOut);
}
