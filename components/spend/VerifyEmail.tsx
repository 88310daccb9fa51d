import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectUserInfo } from '../../store/account/selectors';
import { type EmailVerificationState, verificationEmailRequested } from '../../store/account/emailVerification/slice';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { verifyEmailMessages } from './VerifyEmail.messages';

/** Why Units cannot be spent before the e-mail address is confirmed, and a button that sends the link again. */
export function VerifyEmail() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const email = useAppSelector(selectUserInfo)?.email;
  const request = usePlayerSelector(({ emailVerification }) => emailVerification);
  const result = resultOf(request);
  return (
    <Notice>
      <p role="alert">
        <b>
          <FormattedMessage {...verifyEmailMessages.title} />
        </b>
        <span>
          <FormattedMessage {...verifyEmailMessages.text} />
        </span>
        {email && <b>{email}</b>}
      </p>
      <Button
        variant="outline"
        size="small"
        working={request.status === 'loading' && formatMessage(verifyEmailMessages.sending)}
        onClick={() => dispatch(verificationEmailRequested())}
      >
        <FormattedMessage {...verifyEmailMessages.send} />
      </Button>
      <p role="status">{result && <FormattedMessage {...verifyEmailMessages[result]} />}</p>
    </Notice>
  );
}

/** The publisher's error code of too many calls (wire, Errors). */
const tooManyCalls = 1100;

function resultOf({ status, failure, isVerified }: EmailVerificationState): keyof typeof verifyEmailMessages | null {
  if (failure) return failure.code === tooManyCalls ? 'limit' : 'failed';
  if (status !== 'loaded') return null;
  return isVerified ? 'confirmed' : 'sent';
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
