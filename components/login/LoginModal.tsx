import { useEffect } from 'react';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { clientPart } from '../ui/browser/clientPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';

// Dialog, widget and sky load on the first sign-in, not with every page.
const LoginDialog = clientPart(() => import('./LoginDialog').then((module) => module.LoginDialog));

interface LoginModalProps {
  /** No redirect after a login, whatever the modal was opened with. */
  preventRedirect?: boolean;
}

/** Spec 2; once per page. The store opens and closes it; unmounting closes it too. */
export function LoginModal({ preventRedirect = false }: LoginModalProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showLoginModal);
  const wasOpened = useOnceTrue(isOpen);

  useEffect(() => () => void dispatch(loginModalToggled({ showLoginModal: false })), [dispatch]);

  return wasOpened ? <LoginDialog isOpen={isOpen} preventRedirect={preventRedirect} /> : null;
}
