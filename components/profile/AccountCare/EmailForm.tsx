import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { holdEmailChange } from '../../../store/profile/email/heldEmailChange';
import { emailChangeRequested, emailTyped } from '../../../store/profile/email/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { TextField } from '../../ui/fields/TextField';
import { emailTemplates, emailTexts } from './care.messages';
import { ConfirmedForm } from './ConfirmedForm';

/** Requests a change of the e-mail address, which counts once the new one is confirmed. */
export function EmailForm({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const request = usePlayerSelector((state) => state.email);
  const [another, setAnother] = useState('');
  const isRejected = request.failure?.status === 400;
  useEffect(() => {
    dispatch(emailTyped());
  }, [dispatch]);

  return (
    <ConfirmedForm
      title={<FormattedMessage {...emailTexts.title} />}
      lead={<FormattedMessage {...emailTemplates.lead} values={{ email }} />}
      action={<FormattedMessage {...emailTexts.save} />}
      done={<FormattedMessage {...emailTexts.sent} />}
      request={request}
      isFilled={another !== ''}
      isFailureShown={isRejected}
      onEdit={() => dispatch(emailTyped())}
      onConfirm={(password) => {
        holdEmailChange({ password, email: another });
        dispatch(emailChangeRequested());
      }}
    >
      <TextField
        type="email"
        readOnly={request.status === 'loading'}
        maxLength={254}
        label={formatMessage(emailTexts.new)}
        error={isRejected && formatMessage(emailTexts.rejected)}
        autoComplete="email"
        value={another}
        onChange={({ target }) => {
          setAnother(target.value);
          dispatch(emailTyped());
        }}
      />
    </ConfirmedForm>
  );
}
