import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useOnceTrue } from '../ui/browser/useOnceTrue';

// The dialog, the widget and the sky are loaded when somebody wants to sign in, not with every page.
const LoginDialog = dynamic(() => import('./LoginDialog').then((module) => module.LoginDialog), { ssr: false });

interface LoginModalProps {
  /** The player stays where they are after a login, whatever the modal was opened for. */
  preventRedirect?: boolean;
}

/** The login modal of spec 2. It stands once on a page, opens and closes by the store, and closes when it leaves the page. */
export function LoginModal({ preventRedirect = false }: LoginModalProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showLoginModal);
  const wasOpened = useOnceTrue(isOpen);

  useEffect(
    () => () => {
      dispatch(loginModalToggled({ showLoginModal: false }));
    },
    [dispatch],
  );

  return wasOpened ? <LoginDialog isOpen={isOpen} preventRedirect={preventRedirect} /> : null;
}
