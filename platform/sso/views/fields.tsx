/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx';
import { passwordLengths } from '../../domain/accounts/passwords';
import type { FormState } from '../formState';
import type { Translate } from '../../locale/translator';
import { Icon } from './Icon';

interface FormContext {
  /** Name of the form: ids start with it. */
  form: string;
  state: FormState;
  translate: Translate;
}

const errorOf = (state: FormState, field: string) => state.fieldErrors.find((error) => error.field === field)?.message;

/**
 * The error of a field is shown under it; the script uses the same element. It is announced, too, where the focus is in the field
 * already: its new description is not said then.
 */
const FieldError = ({ id, message }: { id: string; message: string | undefined }) => (
  <div class="said" aria-live="polite">
    <p class="error" id={id} hidden={!message}>
      <Icon name="alert" />
      <span>{message}</span>
    </p>
  </div>
);

interface FieldProps {
  id: string;
  name: string;
  label: string;
  message: string | undefined;
}

/** A label, what is filled in, and the error. */
const Field = ({ id, name, label, message, children }: PropsWithChildren<FieldProps>) => (
  <div class="field" data-field={name}>
    <label for={id}>{label}</label>
    <div class="box">{children}</div>
    <FieldError id={`${id}-error`} message={message} />
  </div>
);

interface TextFieldProps extends FormContext {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autocomplete: string;
  inputmode?: 'numeric';
  maxlength?: number;
}

export const TextField = ({ form, state, name, label, type = 'text', ...rest }: TextFieldProps) => {
  const { autocomplete, inputmode, maxlength } = rest;
  const id = `${form}-${name}`;
  const message = errorOf(state, name);
  return (
    <Field {...{ id, name, label, message }}>
      <input
        {...{ id, name, type, autocomplete, inputmode, maxlength }}
        value={state.values[name]}
        aria-describedby={`${id}-error`}
        aria-invalid={message ? 'true' : undefined}
        autocapitalize="none"
        spellcheck={false}
      />
    </Field>
  );
};

interface PasswordFieldProps extends FormContext {
  label: string;
  autocomplete: 'current-password' | 'new-password';
  rulesId?: string;
}

export const PasswordField = ({ form, state, translate, label, autocomplete, rulesId }: PasswordFieldProps) => {
  const id = `${form}-password`;
  const message = errorOf(state, 'password');
  return (
    <Field {...{ id, label, message }} name="password">
      <input
        {...{ id, autocomplete }}
        name="password"
        type="password"
        aria-describedby={[`${id}-error`, rulesId].filter(Boolean).join(' ')}
        aria-invalid={message ? 'true' : undefined}
      />
      <button type="button" class="reveal" aria-pressed="false" aria-label={translate('field.showPassword')} hidden>
        <Icon name="eye" />
      </button>
    </Field>
  );
};

/** What a password needs; the script ticks off what it has. */
export const PasswordRules = ({ id, translate }: { id: string; translate: Translate }) => (
  <ul class="rules" id={id} data-rules data-met-text={translate('rule.met')}>
    <Rule name="length" text={translate('rule.length', { min: passwordLengths.min })} />
    <Rule name="capital" text={translate('rule.capital')} />
    <Rule name="number" text={translate('rule.number')} />
  </ul>
);

const Rule = ({ name, text }: { name: string; text: string }) => (
  <li data-rule={name}>
    <Icon name="plus" />
    <Icon name="check" />
    <span>{text}</span>
    <span class="unseen" data-met />
  </li>
);

interface DateFieldProps extends FormContext {
  /** Parts in the order that the reader's language writes them. */
  order: readonly ('day' | 'month' | 'year')[];
}

export const DateOfBirthField = ({ form, state, translate, order }: DateFieldProps) => {
  const errorId = `${form}-dateOfBirth-error`;
  const message = errorOf(state, 'dateOfBirth');
  return (
    <fieldset class="field" data-field="dateOfBirth">
      <legend>{translate('field.dateOfBirth')}</legend>
      <div class="date">
        {order.map((part) => (
          <label class={`box box-${part}`}>
            <input
              name={`birth-${part}`}
              value={state.values[`birth-${part}`]}
              inputmode="numeric"
              autocomplete={`bday-${part}`}
              maxlength={part === 'year' ? 4 : 2}
              aria-describedby={errorId}
              aria-invalid={message ? 'true' : undefined}
            />
            <span>{translate(`field.${part}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={message} />
    </fieldset>
  );
};

interface SelectFieldProps extends FormContext {
  name: string;
  label: string;
  autocomplete: string;
  options: readonly { value: string; text: string }[];
}

export const SelectField = ({ form, state, name, label, autocomplete, options }: SelectFieldProps) => {
  const id = `${form}-${name}`;
  const message = errorOf(state, name);
  return (
    <Field {...{ id, name, label, message }}>
      <select
        {...{ id, name, autocomplete }}
        aria-describedby={`${id}-error`}
        aria-invalid={message ? 'true' : undefined}
      >
        {options.map(({ value, text }) => (
          <option value={value} selected={value === state.values[name]}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </Field>
  );
};

interface CheckboxProps {
  state: FormState;
  name: string;
  /** The countries in which the script ticks it, until the player decides. */
  tickedIn?: readonly string[];
}

export const Checkbox = ({ state, name, tickedIn, children }: PropsWithChildren<CheckboxProps>) => (
  <label class="check">
    <input
      type="checkbox"
      name={name}
      value="true"
      checked={state.values[name] === 'true'}
      data-ticked-in={tickedIn?.join(' ')}
    />
    <span>{children}</span>
  </label>
);

/** The error of the whole form, announced to screen readers; or its confirmation. */
export const FormMessages = ({ state }: { state: FormState }) => (
  <>
    <div class="announced" role="alert">
      <p class="error form-error" data-form-error hidden={!state.formError}>
        <Icon name="alert" />
        <span>{state.formError}</span>
      </p>
    </div>
    <div class="announced" role="status">
      <p class="done" data-done hidden={!state.done}>
        <Icon name="check" />
        <span>{state.done}</span>
      </p>
    </div>
  </>
);

interface SubmitButtonProps {
  text: string;
  /** The label while the script waits for the response. */
  working?: string;
  action?: string;
  name?: string;
  value?: string;
  /** True beside the main action, which comes first so that Enter triggers it. */
  isQuiet?: boolean;
}

export const SubmitButton = ({ text, working, action, isQuiet = false, ...rest }: SubmitButtonProps) => (
  <button {...rest} class={isQuiet ? 'submit quiet' : 'submit'} formaction={action} data-working={working}>
    <span class="spinner" aria-hidden="true" />
    <span class="submit-text">{text}</span>
  </button>
);
