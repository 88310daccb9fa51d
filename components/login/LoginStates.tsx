import styled from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { Spinner } from '../ui/buttons/Button';
import { RetryButton } from '../ui/buttons/RetryButton';
import { ModalClose } from '../ui/dialogs/Modal';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { useTexts } from '../ui/text/useTexts';

export function WidgetLoading() {
  const t = useTexts();
  return (
    <WidgetCover>
      <LoginClose />
      <Loading label={t('login.loading')}>
        <TabsSkeleton>
          <Skeleton $width="56px" $height="16px" />
          <Skeleton $width="112px" $height="16px" />
        </TabsSkeleton>
        <FormSkeleton>
          <FieldSkeleton />
          <FieldSkeleton />
          <Skeleton $width="180px" $height="20px" />
          <Skeleton $height={tokens.control.normal} />
        </FormSkeleton>
      </Loading>
    </WidgetCover>
  );
}

const FieldSkeleton = () => (
  <span>
    <Skeleton $width="96px" $height="14px" />
    <Skeleton $height={tokens.control.normal} style={{ marginTop: 10 }} />
  </span>
);

/** Covers the widget, which is in the page but still empty. */
const WidgetCover = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${tokens.layer.raised};
  background-color: ${tokens.color.ink900};
`;

export function LoginCompleting() {
  const t = useTexts();
  return (
    <CompletingText role="status">
      <Spinner />
      {t('login.completing')}
    </CompletingText>
  );
}

const CompletingText = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 260px;
  color: ${tokens.color.soft};
`;

const TabsSkeleton = styled.div`
  display: flex;
  align-items: center;
  gap: 28px;
  height: 76px;
  padding: 20px 40px 0;
  border-bottom: 1px solid ${tokens.line.hairline};

  ${media.below.tablet} {
    height: 56px;
    padding: 0 20px;
  }
`;

const FormSkeleton = styled.div`
  display: grid;
  gap: 22px;
  padding: 30px 40px;

  ${media.below.tablet} {
    padding: 26px 20px;
  }
`;

const LoginClose = styled(ModalClose)`
  top: 26px;

  ${media.below.tablet} {
    right: 6px;
    top: 6px;
  }
`;

interface LoginErrorProps {
  /**
   * After a login that succeeded in the widget, `incomplete` if ticket or profile failed to load, and `cookies` if the browser
   * did not keep its cookie, so that there is no session.
   */
  kind: 'failed' | 'incomplete' | 'cookies';
  onRetry: () => void;
}

export function LoginError({ kind, onRetry }: LoginErrorProps) {
  const t = useTexts();
  return (
    <ErrorPanel>
      <LoginClose />
      <StateCard
        kind="error"
        title={t(navigator.onLine ? `login.${kind}.title` : 'shell.offline.title')}
        headingLevel={2}
        action={<RetryButton onClick={onRetry} />}
      >
        {t(`login.${kind}.text`)}
      </StateCard>
    </ErrorPanel>
  );
}

const ErrorPanel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  padding: 88px 40px 40px;

  ${media.below.tablet} {
    padding: 72px 20px 32px;
  }
`;
