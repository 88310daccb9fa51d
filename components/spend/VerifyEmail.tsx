import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { selectUserInfo } from '../../store/account/selectors';
import { sendVerificationEmail } from '../../store/account/tasks';
import { isTooManyCalls } from '../../store/support/failures';
import { useAppSelector } from '../../store/support/hooks';
import { useTask } from '../../store/support/useTask';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { AttentionBox } from '../ui/feedback/AttentionBox';
import { showClear } from '../ui/focus/rememberFocus';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { useTexts } from '../ui/text/useTexts';

interface VerifyEmailProps {
  role?: 'alert';
  /** What the player cannot do until then. */
  children: ReactNode;
}

/** Sends the link that confirms the player's address once more, until the address is confirmed. */
export function VerifyEmail({ role, children }: VerifyEmailProps) {
  const t = useTexts();
  const user = useAppSelector(selectUserInfo);
  const ref = useFocusKept<HTMLDivElement>();
  const { status, failure, output, run } = useTask(sendVerificationEmail);
  // Or else the rejection knows better than what was read of the account before.
  const [wasUnverified] = useState(user?.emailVerified === false);
  const isConfirmed = output?.emailVerified === true || (wasUnverified && user?.emailVerified === true);
  const problem = failure && (isTooManyCalls(failure) ? 'limit' : 'failed');
  const result = isConfirmed ? 'confirmed' : (problem ?? (output && 'sent'));
  return (
    <VerifyNotice $gap={3} $align="start" ref={ref}>
      {!isConfirmed && (
        <>
          <p role={role} ref={role && showClear}>
            <b>{t('payment.verify.title')}</b>
            <span>{children}</span>
            {user && <b>{user.email}</b>}
          </p>
          <Button
            variant="outline"
            size="small"
            working={status === 'loading' && t('payment.verify.sending')}
            onClick={() => void run()}
          >
            {t('payment.verify.send')}
          </Button>
        </>
      )}
      <p role="status">{result && t(`payment.verify.${result}`)}</p>
    </VerifyNotice>
  );
}

const VerifyNotice = styled(AttentionBox)`
  p {
    display: grid;
    gap: ${tokens.space[2]};
  }

  /* There before it says something: a screen reader announces only what changes in it. */
  p:empty {
    position: absolute;
  }

  b {
    overflow-wrap: anywhere;
  }
`;
