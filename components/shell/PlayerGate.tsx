import { useEffect, type ReactNode } from 'react';
import { selectSignInStatus } from '../../store/account/selectors';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useMustLogIn } from './useMustLogIn';

interface PlayerGateProps {
  /** What shows until it is known that a player is here: of the true size, with nothing personal in it. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Around the content of pages for signed-in players. A visitor is asked to log in: closing that leads to the index,
 * logging in stays where they wanted to go. Who signed out here is on the way to the index already. The prerendered page
 * holds the skeleton only.
 */
export function PlayerGate({ skeleton, children }: PlayerGateProps) {
  const status = useAppSelector(selectSignInStatus);
  const mustLogIn = useMustLogIn();
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!mustLogIn) return;
    dispatch(loginModalToggled({ showLoginModal: true, redirectAfterLogin: false, redirectOnClose: 'index' }));
  }, [mustLogIn, dispatch]);

  return status === 'player' ? children : skeleton;
}
