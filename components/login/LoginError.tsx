import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { LoginClose } from './LoginClose';
import { loginTexts } from './LoginModal.messages';

const kinds = {
  /** The widget did not load. */
  failed: { title: loginTexts.failedTitle, text: loginTexts.failedText },
  /** The login succeeded in the widget, but ticket or profile failed to load. */
  incomplete: { title: loginTexts.incompleteTitle, text: loginTexts.incompleteText },
} as const;

interface LoginErrorProps {
  kind: keyof typeof kinds;
  onRetry: () => void;
  onClose: () => void;
}

/** The error shown instead of the widget, with a retry. */
export function LoginError({ kind, onRetry, onClose }: LoginErrorProps) {
  const { formatMessage } = useIntl();
  const { title, text } = kinds[kind];
  return (
    <ErrorPanel>
      <LoginClose onClose={onClose} />
      <StateCard
        kind="error"
        title={formatMessage(title)}
        headingLevel={2}
        action={
          <Button variant="outline" size="small" onClick={onRetry}>
            <FormattedMessage {...loginTexts.retry} />
          </Button>
        }
      >
        <FormattedMessage {...text} />
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
