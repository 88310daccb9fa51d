import { useState } from 'react';
import { replacePassword } from '../../../store/profile/tasks';
import { isTooManyCalls, isWrongPassword } from '../../../store/support/failures';
import { useTask } from '../../../store/support/useTask';
import { Form } from '../../ui/fields/Form';
import { useTexts } from '../../ui/text/useTexts';
import { PasswordField } from '../AccountCare/ConfirmedForm';

const noPasswords = { password: '', newPassword: '' };

/** Changes the password, confirmed by the present one. What is typed stays in the fields and in the call. */
export function PasswordForm() {
  const t = useTexts();
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
      title={t('profile.password.title')}
      lead={t('profile.password.lead')}
      error={
        failure &&
        !isWrong &&
        !isRejected &&
        t(isTooManyCalls(failure) ? 'profile.password.later' : 'profile.password.failed')
      }
      done={isSaved && t('profile.password.saved')}
      action={t('profile.password.save')}
      working={isSaving && t('profile.name.saving')}
      canSubmit={password !== '' && newPassword !== ''}
      onSubmit={() => void run({ password, newPassword })}
    >
      <PasswordField
        readOnly={isSaving}
        label={t('profile.password.current')}
        error={isWrong && t('profile.password.wrong')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => type({ password: target.value })}
      />
      <PasswordField
        readOnly={isSaving}
        label={t('profile.password.new')}
        hint={t('profile.password.hint')}
        error={isRejected && t(isSame ? 'profile.password.same' : 'profile.password.rejected')}
        autoComplete="new-password"
        value={newPassword}
        onChange={({ target }) => type({ newPassword: target.value })}
      />
    </Form>
  );
}
