import { type Dispatch, type SetStateAction, useState, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { parseEnvironment } from '../../services/http/environment';
import type { WidgetMode } from '../../services/sso/messages';
import { createWidget, defaultWidgetHeight } from '../../services/sso/widget';
import { loginRequested } from '../../store/session/events';
import { loginModalDismissed } from '../../store/interface/slice';
import { selectLocale } from '../../store/locale/selectors';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { markReturning } from '../shell/useReturningMark';
import { Modal } from '../ui/dialogs/Modal';
import { useTexts } from '../ui/text/useTexts';
import { LoginArt } from './LoginArt';
import { LoginCompleting, LoginError, WidgetLoading } from './LoginStates';
import { useBackCloses } from '../navigation/useBackCloses';

export function LoginDialog({ isOpen, preventRedirect }: { isOpen: boolean; preventRedirect: boolean }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const mode = useAppSelector((state) => (state.interface.showRegister ? 'signup' : 'connect'));
  const [viewTitle, setViewTitle] = useState<string | null>(null);
  const close = useBackCloses(isOpen, () => dispatch(loginModalDismissed()));
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={viewTitle ?? t(`login.title.${mode}`)}
      isCloseHidden
      size="login"
      isFullScreenOnPhones
      isBare
    >
      <LoginPanel initialMode={mode} preventRedirect={preventRedirect} onTitleChanged={setViewTitle} onClose={close} />
    </Modal>
  );
}

interface LoginPanelProps {
  initialMode: WidgetMode;
  preventRedirect: boolean;
  /** Of the widget's view; null while there is no widget. */
  onTitleChanged: (title: string | null) => void;
  onClose: () => void;
}

/** `left`: the frame shows another page, and the bridge is asked whether that means a login. */
type Phase = 'loading' | 'ready' | 'left' | 'failed' | 'completing';

function LoginPanel({ initialMode, preventRedirect, onTitleChanged, onClose }: LoginPanelProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { loginFailure: failure, hasSessionEnded } = useAppSelector(({ auth }) => auth);
  const [phase, setPhase] = useState<Phase>('loading');
  // Keeps the view while the modal fades out: the store resets it on close.
  const [openedMode] = useState(initialMode);
  const [mode, setMode] = useState(initialMode);
  const [attempt, setAttempt] = useState(1);

  const signIn = (phase: Phase) => {
    setPhase(phase);
    markReturning();
    dispatch(loginRequested({ preventRedirect }));
  };
  const complete = () => signIn('completing');
  const load = () => {
    setPhase('loading');
    setAttempt(attempt + 1);
  };
  const isRejected = failure?.status === 401;
  // Without a session, the other page is one more of the sign-on.
  const isIncomplete = failure !== null && (phase === 'completing' || (phase === 'left' && !isRejected));
  const hasWidget = phase === 'loading' || phase === 'ready' || (phase === 'left' && !isIncomplete);

  return (
    <Panel $mode={mode}>
      <LoginArt mode={mode} />
      <WidgetArea>
        {hasSessionEnded && phase !== 'completing' && <EndedNote role="status">{t('login.ended')}</EndedNote>}
        {phase === 'loading' && <WidgetLoading />}
        {phase === 'completing' && !isIncomplete && <LoginCompleting />}
        {phase === 'failed' && <LoginError kind="failed" onRetry={load} />}
        {isIncomplete &&
          (isRejected ? (
            <LoginError kind="cookies" onRetry={load} />
          ) : (
            <LoginError kind="incomplete" onRetry={complete} />
          ))}
        {hasWidget && (
          <SignOnWidget
            key={attempt}
            mode={openedMode}
            isShown={phase !== 'loading'}
            onPhase={setPhase}
            onModeChanged={setMode}
            onTitleChanged={onTitleChanged}
            onClosed={onClose}
            onLoggedIn={complete}
            onLeft={() => signIn('left')}
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
    grid-template-columns: minmax(240px, 30%) 1fr;
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

const EndedNote = styled.p`
  ${text.small}
  margin: ${tokens.space[5]} 88px 0 ${tokens.space[5]};
  padding: ${tokens.space[1]} 0 ${tokens.space[1]} ${tokens.space[3]};
  border-left: 3px solid ${tokens.color.gold};
`;

const WidgetArea = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* About the height of the form, so that the sky below stays where it is when the form comes. */
  ${media.below.tablet} {
    min-height: 430px;
  }
`;

const environment = parseEnvironment(process.env.SITE_ENVIRONMENT);

interface SignOnWidgetProps {
  mode: WidgetMode;
  /** Transparent and inert until the widget reports its height: before that, its links lead away from the page. */
  isShown: boolean;
  onPhase: Dispatch<SetStateAction<Phase>>;
  onModeChanged: (mode: WidgetMode) => void;
  onTitleChanged: (title: string | null) => void;
  onClosed: () => void;
  onLoggedIn: () => void;
  onLeft: () => void;
}

function SignOnWidget(props: SignOnWidgetProps) {
  const { mode, isShown, onPhase, onModeChanged, onTitleChanged, onClosed, onLoggedIn, onLeft } = props;
  const t = useTexts();
  const locale = useAppSelector(selectLocale);
  const title = t(`login.title.${mode}`);
  const container = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClosed);
  const complete = useEffectEvent(onLoggedIn);
  const leave = useEffectEvent(onLeft);

  useEffect(() => {
    const widget = createWidget({
      environment,
      mode,
      locale,
      title,
      onResized: (height) => {
        widget.node.style.height = `${height}px`;
        // The widget may report a height between the login and its own end.
        onPhase((phase) => (phase === 'loading' ? 'ready' : phase));
      },
      onModeChanged: (mode, viewTitle) => {
        onModeChanged(mode);
        widget.node.title = viewTitle ?? t(`login.title.${mode}`);
        onTitleChanged(widget.node.title);
      },
      onClosed: () => close(),
      onLoggedIn: () => complete(),
      onLeft: () => leave(),
      onFailed: () => onPhase('failed'),
    });
    widget.node.style.height = `${defaultWidgetHeight}px`;
    container.current?.append(widget.node);
    return () => {
      widget.dispose();
      onTitleChanged(null);
    };
  }, [mode, locale, title, t, onPhase, onModeChanged, onTitleChanged]);

  useEffect(() => {
    if (isShown) container.current?.querySelector('iframe')?.focus();
  }, [isShown]);

  return <WidgetContainer ref={container} inert={!isShown} $isShown={isShown} />;
}

const WidgetContainer = styled.div<{ $isShown: boolean }>`
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${tokens.duration.fade}ms;

  iframe {
    display: block;
    width: 100%;
    border: 0;
    color-scheme: dark;
  }
`;
