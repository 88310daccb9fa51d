import styled from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { Button, Spinner } from '../ui/buttons/Button';
import { closeStyle } from '../ui/dialogs/Modal';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { Icon } from '../ui/icons/Icon';
import { useTexts } from '../ui/text/useTexts';

interface LoginProgressProps {
  isCompleting?: boolean;
  onClose: () => void;
}

export function LoginProgress({ isCompleting = false, onClose }: LoginProgressProps) {
  const t = useTexts();
  if (isCompleting) {
    return (
      <CompletingText role="status">
        <Spinner />
        {t('login.completing')}
      </CompletingText>
    );
  }
  return (
    <WidgetCover>
      <LoginClose onClose={onClose} />
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

function LoginClose({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <CloseButton type="button" onClick={onClose}>
      {t('ui.close')}
      <Icon name="close" size="medium" />
    </CloseButton>
  );
}

const CloseButton = styled.button`
  ${closeStyle}
  top: 26px;

  ${media.below.tablet} {
    right: 6px;
    top: 6px;
  }
`;

const kinds = {
  failed: { title: 'login.failed.title', text: 'login.failed.text' },
  /** The login succeeded in the widget, but ticket or profile failed to load. */
  incomplete: { title: 'login.incomplete.title', text: 'login.incomplete.text' },
  /** The login succeeded in the widget, but the browser did not keep its cookie: there is no session. */
  cookies: { title: 'login.cookies.title', text: 'login.cookies.text' },
} as const;

interface LoginErrorProps {
  kind: keyof typeof kinds;
  onRetry: () => void;
  onClose: () => void;
}

export function LoginError({ kind, onRetry, onClose }: LoginErrorProps) {
  const t = useTexts();
  const { title, text } = kinds[kind];
  return (
    <ErrorPanel>
      <LoginClose onClose={onClose} />
      <StateCard
        kind="error"
        title={t(title)}
        headingLevel={2}
        action={
          <Button variant="outline" size="small" onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        }
      >
        {t(text)}
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
