import { useState, type ComponentProps } from 'react';
import type { Failure } from '../../../services/http/errors';
import { isTooManyCalls, isWrongPassword } from '../../../store/support/failures';
import type { RequestState } from '../../../store/support/requestState';
import { Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { type PlainTextId, useTexts } from '../../ui/text/useTexts';
import { failureText } from '../../ui/text/failureText';

interface ConfirmedFormProps extends Pick<
  ComponentProps<typeof Form>,
  'title' | 'lead' | 'action' | 'done' | 'question' | 'headingRef' | 'children'
> {
  task: RequestState & { reset: () => void };
  /** True if a field above the password shows the failure. */
  isFailureShown?: boolean;
  /** True where a lost response is a failure: the player waits for what is in it, and nothing else has changed. */
  isRead?: boolean;
  onConfirm: (password: string) => void;
}

/** The password stays in the field and in the call. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { task, isFailureShown = false, isRead = false, children, onConfirm, ...form } = props;
  const { status, failure, reset } = task;
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const isWorking = status === 'loading';
  const isDone = status === 'loaded';
  // A confirmed password leaves the field.
  const password = isDone ? '' : typed;
  const isWrong = failure !== null && isWrongPassword(failure);
  return (
    <Form
      {...form}
      error={failure && !isWrong && !isFailureShown && t(confirmFailureText(failure, isRead))}
      done={isDone && form.done}
      working={isWorking && t('profile.confirm.working')}
      onSubmit={() => onConfirm(password)}
    >
      {children}
      <PasswordField
        readOnly={isWorking}
        label={t('profile.confirm.password')}
        error={isWrong && t('profile.password.wrong')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => {
          setTyped(target.value);
          reset();
        }}
      />
    </Form>
  );
}

export function confirmFailureText(failure: Failure, isRead = false): PlainTextId {
  if (isTooManyCalls(failure)) return 'profile.confirm.later';
  return isRead ? 'profile.confirm.failed' : failureText(failure, 'profile.confirm.failed');
}

export const PasswordField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="password" required autoCapitalize="none" spellCheck={false} maxLength={128} {...props} />
);
