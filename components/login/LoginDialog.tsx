import { useIntl } from 'react-intl';
import { loginModalDismissed } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Modal } from '../ui/dialogs/Modal';
import { loginTexts } from './LoginModal.messages';
import { LoginPanel } from './LoginPanel';

interface LoginDialogProps {
  isOpen: boolean;
  preventRedirect: boolean;
}

/** The dialog around the publisher's sign-on widget, in the view that it was opened for. */
export function LoginDialog({ isOpen, preventRedirect }: LoginDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isRegister = useAppSelector((state) => state.interface.showRegister);
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
