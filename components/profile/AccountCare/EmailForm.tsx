import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { requestEmailChange } from '../../../store/profile/tasks';
import { useTask } from '../../../store/support/useTask';
import { TextField } from '../../ui/fields/TextField';
import { emailTemplates, emailTexts } from './care.messages';
import { ConfirmedForm } from './ConfirmedForm';

/** Requests a change of the e-mail address, which counts once the new one is confirmed. */
export function EmailForm({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const change = useTask(requestEmailChange);
  const [another, setAnother] = useState('');
  const isRejected = change.failure?.status === 400;
  return (
    <ConfirmedForm
      title={<FormattedMessage {...emailTexts.title} />}
      lead={<FormattedMessage {...emailTemplates.lead} values={{ email }} />}
      action={<FormattedMessage {...emailTexts.save} />}
      done={<FormattedMessage {...emailTexts.sent} />}
      task={change}
      isFilled={another !== ''}
      isFailureShown={isRejected}
      onConfirm={(password) => void change.run({ password, email: another })}
    >
      <TextField
        type="email"
        readOnly={change.status === 'loading'}
        maxLength={254}
        label={formatMessage(emailTexts.new)}
        error={isRejected && formatMessage(emailTexts.rejected)}
        autoComplete="email"
        value={another}
        onChange={({ target }) => {
          setAnother(target.value);
          change.reset();
        }}
      />
    </ConfirmedForm>
  );
}
