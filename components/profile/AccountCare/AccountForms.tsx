import { useState } from 'react';
import {
  closeOwnAccount,
  fetchDataCopy,
  keepOwnAccount,
  requestEmailChange,
  replacePassword,
} from '../../../store/profile/tasks';
import { useTask } from '../../../store/support/useTask';
import { downloadFile } from '../../ui/browser/downloadFile';
import { TextField } from '../../ui/fields/TextField';
import { useTexts } from '../../ui/text/useTexts';
import { ConfirmedForm, PasswordField } from './ConfirmedForm';
import { isOutcomeUnknown, isTooManyCalls, isWrongPassword } from '../../../store/support/failures';
import { Form } from '../../ui/fields/Form';
import { failureText } from '../../ui/text/failureText';

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
      isFailureShown={isRejected}
      onConfirm={(password) => void change.run({ password, email: another })}
    >
      <TextField
        // Not "email": browsers refuse addresses that the services take.
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
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

export function DataCopy() {
  const t = useTexts();
  const copying = useTask(fetchDataCopy);
  const save = async (password: string) => {
    const outcome = await copying.run(password);
    if (outcome && 'output' in outcome)
      downloadFile({ name: 'my-data.json', type: 'application/json;charset=utf-8', content: outcome.output });
  };
  return (
    <ConfirmedForm
      title={t('profile.dataCopy.title')}
      lead={t('profile.dataCopy.lead')}
      action={t('profile.dataCopy.action')}
      done={t('profile.dataCopy.done')}
      task={copying}
      isRead
      onConfirm={(password) => void save(password)}
    />
  );
}

/** This browser is signed out too. */
export function CloseAccount() {
  const t = useTexts();
  const closing = useTask(closeOwnAccount);
  const keeping = useTask(keepOwnAccount);
  const isUnsure = closing.failure !== null && isOutcomeUnknown(closing.failure);
  // It may be closed already. If its session has ended with that, the site asks for a sign-in, which leads to the offer to keep it.
  const keep = async () => {
    const kept = isUnsure ? await keeping.run() : null;
    if (!kept || 'output' in kept) closing.reset();
  };
  return (
    <ConfirmedForm
      title={t('profile.closing.title')}
      lead={
        <>
          <p>{t('profile.closing.lead')}</p>
          <p>{t('profile.closing.units')}</p>
        </>
      }
      action={t('profile.closing.action')}
      question={{ text: t('profile.closing.ask'), keep: t('profile.keep.keep'), onKeep: () => void keep() }}
      // What is typed meanwhile tells nothing of an attempt whose outcome is unknown.
      task={isUnsure ? { ...closing, reset: () => undefined } : closing}
      onConfirm={(password) => void closing.run(password, isUnsure)}
    />
  );
}

const noPasswords = { password: '', newPassword: '' };

/** What is typed stays in the fields and in the call. */
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
        t(isTooManyCalls(failure) ? 'profile.password.later' : failureText(failure, 'profile.password.failed'))
      }
      done={isSaved && t('profile.password.saved')}
      action={t('profile.password.save')}
      working={isSaving && t('profile.name.saving')}
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
