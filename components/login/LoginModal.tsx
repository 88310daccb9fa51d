import { useEffect } from 'react';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { dialogPart } from '../ui/browser/dialogPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';

// Dialog, widget and sky load on the first sign-in, not with every page.
const LoginDialog = dialogPart(() => import('./LoginDialog').then((module) => module.LoginDialog));

/**
 * Spec 2; once per page. The store opens and closes it; unmounting closes it too. With `preventRedirect` no login redirects,
 * whatever the modal was opened with.
 */
export function LoginModal({ preventRedirect = false }: { preventRedirect?: boolean }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showLoginModal);
  const wasOpened = useOnceTrue(isOpen);

  useEffect(() => () => void dispatch(loginModalToggled({ showLoginModal: false })), [dispatch]);

  return wasOpened ? <LoginDialog isOpen={isOpen} preventRedirect={preventRedirect} /> : null;
}
