import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RequestState } from '../../../store/support/requestState';
import { isTooManyCalls, isWrongPassword } from '../../../store/support/failures';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/fields/TextField';
import { Icon } from '../../ui/icons/Icon';
import { passwordTexts } from '../AccountSecurity/security.messages';
import { ErrorText, ProfileSection, SectionHeading, SectionNote, SuccessText } from '../ProfileSection.styles';
import { confirmTexts } from './care.messages';

interface ConfirmedFormProps {
  title: ReactNode;
  lead: ReactNode;
  /** Label of the button. */
  action: ReactNode;
  /** Shown once it is done; nothing by default. */
  done?: ReactNode;
  request: RequestState;
  /** True where a field above the password shows the failure. */
  isFailureShown?: boolean;
  /** False while another field is empty. */
  isFilled?: boolean;
  /** Fields above the password. */
  children?: ReactNode;
  onEdit: () => void;
  onConfirm: (password: string) => void;
}

/** A change of the account that the player confirms with the password, which stays in the field and in the call. */
export function ConfirmedForm({
  title,
  lead,
  action,
  done,
  request: { status, failure },
  isFailureShown = false,
  isFilled = true,
  children,
  onEdit,
  onConfirm,
}: ConfirmedFormProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const isWorking = status === 'loading';
  const isDone = status === 'loaded';
  // A confirmed password leaves the field.
  const password = isDone ? '' : typed;
  const canConfirm = password !== '' && isFilled;
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canConfirm || isWorking) return;
    onConfirm(password);
  };
  const isWrong = failure !== null && isWrongPassword(failure);
  const isLimited = failure !== null && isTooManyCalls(failure);
  return (
    <ProfileSection as="form" noValidate aria-labelledby={titleId} onSubmit={confirm}>
      <div>
        <SectionHeading id={titleId}>{title}</SectionHeading>
        <SectionNote as="div">{lead}</SectionNote>
      </div>
      {children}
      <TextField
        type="password"
        readOnly={isWorking}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        label={formatMessage(confirmTexts.password)}
        error={isWrong && formatMessage(passwordTexts.wrong)}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => {
          setTyped(target.value);
          onEdit();
        }}
      />
      {failure && !isWrong && !isFailureShown && (
        <ErrorText role="alert">
          <FormattedMessage {...(isLimited ? confirmTexts.later : confirmTexts.failed)} />
        </ErrorText>
      )}
      <div role="status">
        {isDone && done && (
          <SuccessText>
            <Icon name="check" size="normal" />
            {done}
          </SuccessText>
        )}
      </div>
      <div>
        <Button
          type="submit"
          variant="outline"
          aria-disabled={!canConfirm || undefined}
          working={isWorking && formatMessage(confirmTexts.working)}
        >
          {action}
        </Button>
      </div>
    </ProfileSection>
  );
}
