import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';

// Dialog, widget and sky load on the first sign-in, not with every page.
const LoginDialog = dynamic(() => loadPart(() => import('./LoginDialog').then((module) => module.LoginDialog)), {
  ssr: false,
});

interface LoginModalProps {
  /** No redirect after a login, whatever the modal was opened with. */
  preventRedirect?: boolean;
}

/** The login modal of spec 2, once per page. The store opens and closes it; unmounting closes it too. */
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
