import type { ReactNode } from 'react';
import styled from 'styled-components';
import { selectUserInfo } from '../../store/account/selectors';
import { sendVerificationEmail } from '../../store/account/tasks';
import { isTooManyCalls } from '../../store/support/failures';
import { useAppSelector } from '../../store/support/hooks';
import { useTask } from '../../store/support/useTask';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { AttentionBox } from '../ui/feedback/AttentionBox';
import { useTexts } from '../ui/text/useTexts';

interface VerifyEmailProps {
  role?: 'alert';
  /** What the player cannot do until then. */
  children: ReactNode;
}

/** Sends the link that confirms the player's address once more. */
export function VerifyEmail({ role, children }: VerifyEmailProps) {
  const t = useTexts();
  const email = useAppSelector(selectUserInfo)?.email;
  const { status, failure, output, run } = useTask(sendVerificationEmail);
  const sent = output && (output.emailVerified ? 'confirmed' : 'sent');
  const result = failure ? (isTooManyCalls(failure) ? 'limit' : 'failed') : sent;
  return (
    <VerifyNotice $gap={3} $align="start">
      <p role={role}>
        <b>{t('payment.verify.title')}</b>
        <span>{children}</span>
        {email && <b>{email}</b>}
      </p>
      <Button
        variant="outline"
        size="small"
        working={status === 'loading' && t('payment.verify.sending')}
        onClick={() => void run()}
      >
        {t('payment.verify.send')}
      </Button>
      <p role="status">{result && t(`payment.verify.${result}`)}</p>
    </VerifyNotice>
  );
}

const VerifyNotice = styled(AttentionBox)`
  p {
    display: grid;
    gap: ${tokens.space[2]};
  }

  p:empty {
    display: none;
  }

  b {
    overflow-wrap: anywhere;
  }
`;
