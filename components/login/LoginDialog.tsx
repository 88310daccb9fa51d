import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { WidgetMode } from '../../services/sso/messages';
import { selectLoginFailure } from '../../store/auth/selectors';
import { loginRequested } from '../../store/auth/slice';
import { loginModalDismissed } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { Modal } from '../ui/dialogs/Modal';
import { LoginArt } from './LoginArt';
import { LoginError } from './LoginError';
import { loginTexts } from './LoginModal.messages';
import { LoginProgress } from './LoginProgress';
import { SignOnWidget } from './SignOnWidget';

interface LoginDialogProps {
  isOpen: boolean;
  preventRedirect: boolean;
}

/** The dialog around the publisher's sign-on widget, in the log-in or sign-up view. */
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

interface LoginPanelProps {
  initialMode: WidgetMode;
  preventRedirect: boolean;
}

/** The state of the widget: loading, form shown, not loaded in time, or the player is logged in and the ticket is pending. */
type Phase = 'loading' | 'ready' | 'failed' | 'completing';

/** The content of the login modal: the sky, and the widget, its progress or its error. */
function LoginPanel({ initialMode, preventRedirect }: LoginPanelProps) {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectLoginFailure);
  const [phase, setPhase] = useState<Phase>('loading');
  // Keeps the view while the modal fades out: the store resets it on close.
  const [openedMode] = useState(initialMode);
  const [mode, setMode] = useState(initialMode);
  const [attempt, setAttempt] = useState(1);

  const complete = () => {
    setPhase('completing');
    dispatch(loginRequested({ preventRedirect }));
  };
  const load = () => {
    setPhase('loading');
    setAttempt(attempt + 1);
  };
  const isIncomplete = phase === 'completing' && failure !== null;
  const hasWidget = phase === 'loading' || phase === 'ready';

  return (
    <Panel $mode={mode}>
      <LoginArt mode={mode} />
      <WidgetArea>
        {phase === 'loading' && <LoginProgress />}
        {phase === 'completing' && !isIncomplete && <LoginProgress isCompleting />}
        {phase === 'failed' && <LoginError kind="failed" onRetry={load} />}
        {isIncomplete && <LoginError kind="incomplete" onRetry={complete} />}
        {hasWidget && (
          <SignOnWidget
            key={attempt}
            mode={openedMode}
            isShown={phase === 'ready'}
            onReady={() => setPhase('ready')}
            onModeChanged={setMode}
            onClosed={() => dispatch(loginModalDismissed())}
            onLoggedIn={complete}
            onFailed={() => setPhase('failed')}
          />
        )}
      </WidgetArea>
    </Panel>
  );
}

const Panel = styled.div<{ $mode: WidgetMode }>`
  display: grid;
  grid-template-columns: 360px 1fr;
  min-height: 490px;

  ${media.below.laptop} {
    grid-template-columns: minmax(220px, 30%) 1fr;
  }
  ${media.below.tablet} {
    grid-template-columns: 1fr;
    grid-template-rows: auto minmax(260px, 1fr);
    min-height: 100dvh;

    & > :first-child {
      order: 1;
      display: ${({ $mode }) => ($mode === 'signup' ? 'none' : 'block')};
    }
  }
`;

const WidgetArea = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;
