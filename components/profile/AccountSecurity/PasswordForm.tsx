import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { replacePassword } from '../../../store/profile/tasks';
import { isTooManyCalls, isWrongPassword } from '../../../store/support/failures';
import { useTask } from '../../../store/support/useTask';
import { Form } from '../../ui/fields/Form';
import { PasswordField } from '../AccountCare/ConfirmedForm';
import { nameTexts } from '../profile.messages';
import { passwordTexts } from './security.messages';

const noPasswords = { password: '', newPassword: '' };

/** Changes the password, confirmed by the present one. What is typed stays in the fields and in the call. */
export function PasswordForm() {
  const { formatMessage } = useIntl();
  const { status, failure, run, reset } = useTask(replacePassword);
  const [typed, setTyped] = useState(noPasswords);
  const isSaving = status === 'loading';
  const isSaved = status === 'loaded';
  // Saved passwords leave the fields.
  const { password, newPassword } = isSaved ? noPasswords : typed;

  const type = (change: Partial<typeof noPasswords>) => {
    setTyped({ password, newPassword, ...change });
    reset();
  };
  const isWrong = failure !== null && isWrongPassword(failure);
  const isRejected = failure?.status === 400;
  const isSame = password.normalize('NFC') === newPassword.normalize('NFC');
  return (
    <Form
      title={<FormattedMessage {...passwordTexts.title} />}
      lead={<FormattedMessage {...passwordTexts.lead} />}
      error={
        failure &&
        !isWrong &&
        !isRejected && <FormattedMessage {...(isTooManyCalls(failure) ? passwordTexts.later : passwordTexts.failed)} />
      }
      done={isSaved && <FormattedMessage {...passwordTexts.saved} />}
      action={<FormattedMessage {...passwordTexts.save} />}
      working={isSaving && formatMessage(nameTexts.saving)}
      canSubmit={password !== '' && newPassword !== ''}
      onSubmit={() => void run({ password, newPassword })}
    >
      <PasswordField
        readOnly={isSaving}
        label={formatMessage(passwordTexts.current)}
        error={isWrong && formatMessage(passwordTexts.wrong)}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => type({ password: target.value })}
      />
      <PasswordField
        readOnly={isSaving}
        label={formatMessage(passwordTexts.new)}
        hint={formatMessage(passwordTexts.hint)}
        error={isRejected && formatMessage(isSame ? passwordTexts.same : passwordTexts.rejected)}
        autoComplete="new-password"
        value={newPassword}
        onChange={({ target }) => type({ newPassword: target.value })}
      />
    </Form>
  );
}
