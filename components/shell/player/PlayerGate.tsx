import { Suspense, useEffect, type PropsWithChildren, type ReactNode } from 'react';
import { selectSignInStatus } from '../../../store/account/selectors';
import { useAppSelector, useAppDispatch } from '../../../store/support/hooks';
import { useMustLogIn, useLogin } from '../../login/useLogin';
import styled from 'styled-components';
import { userInfoRequested } from '../../../store/session/events';
import { attention, hiddenFor } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { StateCard } from '../../ui/feedback/StateCard';
import { Wrap } from '../../ui/layout/Section';
import { useTexts } from '../../ui/text/useTexts';

interface WaitingProps {
  /** Shown until the sign-in is confirmed: the size of the content, with nothing personal in it. */
  skeleton: ReactNode;
  isBelowTitle?: boolean;
  /** Shown while the services do not answer, if the browser has kept what the player saw last. */
  kept?: ReactNode;
}

/**
 * Wraps the content of pages for signed-in players. For a visitor it opens the login modal: closing it leads to the index,
 * logging in stays on the page. A player who signs out is redirected by the sign-out. Services that do not answer are no
 * reason to sign in: the page shows that. The prerendered page contains only the skeleton.
 */
export function PlayerGate({ children, ...waiting }: PropsWithChildren<WaitingProps>) {
  const status = useAppSelector(selectSignInStatus);
  const mustLogIn = useMustLogIn();
  const openLogin = useLogin();

  useEffect(() => {
    if (mustLogIn) openLogin('signIn', { redirectAfterLogin: false, redirectOnClose: 'index' });
  }, [mustLogIn, openLogin]);

  return status === 'player' ? children : <WaitingForPlayer {...waiting} />;
}

export function WaitingForPlayer({ skeleton, isBelowTitle = false, kept }: WaitingProps) {
  const t = useTexts();
  const status = useAppSelector(selectSignInStatus);
  const isKept = useAppSelector(({ keptPlayer }) => Boolean(keptPlayer));
  const hasSessionEnded = useAppSelector(({ auth }) => auth.hasSessionEnded);
  if (isKept && kept && (status === 'unknown' || status === 'unanswered')) {
    return (
      // As tall as the window, so that the footer does not jump into it.
      <div style={{ minHeight: '100vh' }}>
        <Suspense fallback={skeleton}>{kept}</Suspense>
      </div>
    );
  }
  if (status !== 'unanswered') {
    return (
      <>
        {skeleton}
        {status === 'unknown' && <LateNotice />}
      </>
    );
  }
  return (
    <CardArea as={isBelowTitle ? 'div' : Wrap}>
      <UnansweredCard headingLevel={isBelowTitle ? 2 : 1}>
        <p role="alert">{t(hasSessionEnded ? 'login.failed.text' : 'shell.unanswered.text')}</p>
      </UnansweredCard>
    </CardArea>
  );
}

/** In the HTML of a page whose scripts may never come: all that it can do is to load the page again. */
function LateNotice() {
  const t = useTexts();
  return (
    <NoticeBox>
      <b>{t('shell.unanswered.title')}</b>
      <br />
      {t('shell.unanswered.text')}{' '}
      <a href="" style={{ textDecoration: 'underline' }}>
        {t('ui.tryAgain')}
      </a>
    </NoticeBox>
  );
}

/** Says that it is not known who is signed in, and tries again. While an attempt runs, it claims no failure. */
export function UnansweredCard({ headingLevel, children }: PropsWithChildren<{ headingLevel: 1 | 2 }>) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const isRetrying = useAppSelector(({ auth }) => auth.isCheckingLogin);
  const failure = navigator.onLine ? 'shell.unanswered.title' : 'shell.offline.title';
  return (
    <StateCard
      kind="offline"
      title={t(isRetrying && navigator.onLine ? 'shell.account.loading' : failure)}
      headingLevel={headingLevel}
      action={
        <RetryButton
          size="normal"
          working={isRetrying && t('shell.unanswered.retrying')}
          onClick={() => dispatch(userInfoRequested())}
        />
      }
    >
      {children}
    </StateCard>
  );
}

/** In ms; a slow phone has the scripts by then. */
const latenessMs = 20_000;

const NoticeBox = styled.p`
  position: fixed;
  inset: auto 16px 16px;
  max-width: 480px;
  padding: ${tokens.space[4]};
  ${attention}
  ${hiddenFor(latenessMs)}

  /* Above the page stands what is missing then. */
  ${media.noScript} {
    display: none;
  }
`;

const CardArea = styled.div`
  padding-block: ${tokens.space[16]};
`;
