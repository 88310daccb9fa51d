import styled from 'styled-components';
import { selectUserInfo } from '../../store/account/selectors';
import { sendVerificationEmail } from '../../store/account/tasks';
import { isTooManyCalls } from '../../store/support/failures';
import { useAppSelector } from '../../store/support/hooks';
import { useTask } from '../../store/support/useTask';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { useTexts } from '../ui/text/useTexts';

/** Why Units cannot be spent before the e-mail address is confirmed, and a button that sends the link again. */
export function VerifyEmail() {
  const t = useTexts();
  const email = useAppSelector(selectUserInfo)?.email;
  const { status, failure, output, run } = useTask(sendVerificationEmail);
  const sent = output && (output.emailVerified ? 'confirmed' : 'sent');
  const result = failure ? (isTooManyCalls(failure) ? 'limit' : 'failed') : sent;
  return (
    <Notice>
      <p role="alert">
        <b>{t('payment.verify.title')}</b>
        <span>{t('payment.verify.text')}</span>
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
    </Notice>
  );
}

const { color, on, radius, space } = tokens;

const Notice = styled.div`
  ${text.small}
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-top: 18px;
  padding: ${space[4]};
  border: 1px solid ${on.outline};
  border-left: 3px solid ${color.gold};
  border-radius: ${radius.small};
  background-color: ${on.raised};

  p {
    display: grid;
    gap: ${space[2]};
  }

  p:empty {
    display: none;
  }

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
