import { useState } from 'react';
import { requestEmailChange } from '../../../store/profile/tasks';
import { useTask } from '../../../store/support/useTask';
import { TextField } from '../../ui/fields/TextField';
import { useTexts } from '../../ui/text/useTexts';
import { ConfirmedForm } from './ConfirmedForm';

/** Requests a change of the e-mail address, which counts once the new one is confirmed. */
export function EmailForm({ email }: { email: string }) {
  const t = useTexts();
  const change = useTask(requestEmailChange);
  const [another, setAnother] = useState('');
  const isRejected = change.failure?.status === 400;
  return (
    <ConfirmedForm
      title={t('profile.emailChange.title')}
      lead={t('profile.emailChange.lead', { email })}
      action={t('profile.emailChange.save')}
      done={t('profile.emailChange.sent')}
      task={change}
      isFilled={another !== ''}
      isFailureShown={isRejected}
      onConfirm={(password) => void change.run({ password, email: another })}
    >
      <TextField
        type="email"
        readOnly={change.status === 'loading'}
        maxLength={254}
        label={t('profile.emailChange.new')}
        error={isRejected && t('profile.emailChange.unusable')}
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
