import { useEffect, type ReactNode } from 'react';
import { selectSignInStatus } from '../../../store/account/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { SignInUnanswered } from './SignInUnanswered';
import { useMustLogIn, useLogin } from '../../login/useLogin';

interface PlayerGateProps {
  /** Shown until the sign-in is confirmed: the size of the content, with nothing personal in it. */
  skeleton: ReactNode;
  children: ReactNode;
  /** The gate is below the title of its page. */
  isBelowTitle?: boolean;
}

/**
 * Wraps the content of pages for signed-in players. For a visitor it opens the login modal: closing it leads to the index,
 * logging in stays on the page. A player who signs out is redirected by the sign-out. Services that do not answer are no
 * reason to sign in: the page shows that. The prerendered page contains only the skeleton.
 */
export function PlayerGate({ skeleton, children, isBelowTitle }: PlayerGateProps) {
  const status = useAppSelector(selectSignInStatus);
  const mustLogIn = useMustLogIn();
  const openLogin = useLogin();

  useEffect(() => {
    if (mustLogIn) openLogin('signIn', { redirectAfterLogin: false, redirectOnClose: 'index' });
  }, [mustLogIn, openLogin]);

  if (status === 'unanswered') return <SignInUnanswered isBelowTitle={isBelowTitle} />;
  return status === 'player' ? children : skeleton;
}
