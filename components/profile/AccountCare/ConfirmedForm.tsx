import { useState, type ComponentProps, type ReactNode } from 'react';
import { isTooManyCalls, isWrongPassword } from '../../../store/support/failures';
import type { RequestState } from '../../../store/support/requestState';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/fields/Form';
import { takeFocus } from '../../ui/focus/rememberFocus';
import { TextField } from '../../ui/fields/TextField';
import { useTexts } from '../../ui/text/useTexts';

interface ConfirmedFormProps {
  title: ReactNode;
  lead: ReactNode;
  action: ReactNode;
  done?: ReactNode;
  task: RequestState & { reset: () => void };
  /** True if a field above the password shows the failure. */
  isFailureShown?: boolean;
  /** Asked after the password, with the button that takes it back. */
  question?: { text: string; keep: string };
  children?: ReactNode;
  onConfirm: (password: string) => void;
}

/** The password stays in the field and in the call. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { task, isFailureShown = false, question, children, onConfirm, ...form } = props;
  const { status, failure, reset } = task;
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const asked = isAsking ? question : undefined;
  const isWorking = status === 'loading';
  const isDone = status === 'loaded';
  // A confirmed password leaves the field.
  const password = isDone ? '' : typed;
  const isWrong = failure !== null && isWrongPassword(failure);
  return (
    <Form
      {...form}
      lead={asked ? <b role="alert">{asked.text}</b> : form.lead}
      error={
        failure &&
        !isWrong &&
        !isFailureShown &&
        t(isTooManyCalls(failure) ? 'profile.confirm.later' : 'profile.confirm.failed')
      }
      done={isDone && form.done}
      working={isWorking && t('profile.confirm.working')}
      onSubmit={() => (question && !asked ? setIsAsking(true) : onConfirm(password))}
      before={
        asked && (
          // A second click of a double click takes the question back.
          <Button ref={takeFocus} onClick={() => setIsAsking(false)}>
            {asked.keep}
          </Button>
        )
      }
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
          setIsAsking(false);
          reset();
        }}
      />
    </Form>
  );
}

export const PasswordField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="password" required autoCapitalize="none" spellCheck={false} maxLength={128} {...props} />
);
