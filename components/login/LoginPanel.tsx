import { useState } from 'react';
import styled from 'styled-components';
import type { WidgetMode } from '../../services/sso/messages';
import { loginRequested } from '../../store/auth/slice';
import { selectLoginFailure } from '../../store/auth/selectors';
import { loginModalDismissed } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { LoginArt } from './LoginArt';
import { LoginError } from './LoginError';
import { LoginProgress } from './LoginProgress';
import { SignOnWidget } from './SignOnWidget';

interface LoginPanelProps {
  initialMode: WidgetMode;
  preventRedirect: boolean;
}

/** What the widget shows of itself: nothing yet, its form, nothing in time, or that the player is logged in. */
type Phase = 'loading' | 'ready' | 'failed' | 'completing';

/** Inside of the login modal: the sky, and the widget or what stands in its place. */
export function LoginPanel({ initialMode, preventRedirect }: LoginPanelProps) {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectLoginFailure);
  const [phase, setPhase] = useState<Phase>('loading');
  // While the modal fades out the store has forgotten which view it was opened in.
  const [openedIn] = useState(initialMode);
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
      <Stage>
        {phase === 'loading' && <LoginProgress />}
        {phase === 'completing' && !isIncomplete && <LoginProgress isCompleting />}
        {phase === 'failed' && <LoginError kind="failed" onRetry={load} />}
        {isIncomplete && <LoginError kind="incomplete" onRetry={complete} />}
        {hasWidget && (
          <SignOnWidget
            key={attempt}
            mode={openedIn}
            isShown={phase === 'ready'}
            onReady={() => setPhase('ready')}
            onModeChanged={setMode}
            onClosed={() => dispatch(loginModalDismissed())}
            onLoggedIn={complete}
            onFailed={() => setPhase('failed')}
          />
        )}
      </Stage>
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

const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;
