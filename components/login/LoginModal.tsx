import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { loginModalDismissed, loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Modal } from '../ui/Modal';
import { loginTexts } from './LoginModal.messages';

// The widget and its sky are loaded when somebody wants to sign in, not with every page.
const LoginPanel = dynamic(() => import('./LoginPanel').then((module) => module.LoginPanel), { ssr: false });

interface LoginModalProps {
  /** The player stays where they are after a login, whatever the modal was opened for. */
  preventRedirect?: boolean;
}

/** The login modal of spec 2, around the publisher's sign-on widget. It stands once on a page and opens by the store. */
export function LoginModal({ preventRedirect = false }: LoginModalProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showLoginModal);
  const isRegister = useAppSelector((state) => state.interface.showRegister);

  useEffect(
    () => () => {
      dispatch(loginModalToggled({ showLoginModal: false }));
    },
    [dispatch],
  );

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => dispatch(loginModalDismissed())}
      title={formatMessage(isRegister ? loginTexts.signupTitle : loginTexts.connectTitle)}
      isTitleHidden
      closeLabel={formatMessage(loginTexts.close)}
      isCloseHidden
      size="login"
      isFullScreenOnPhones
      isBare
    >
      <LoginPanel initialMode={isRegister ? 'signup' : 'connect'} preventRedirect={preventRedirect} />
    </Modal>
  );
}
