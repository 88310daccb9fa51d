/** @jsxImportSource hono/jsx */
import { widgetUrl } from '../urls';
import { Form, type ViewProps } from './Form';
import { Checkbox, FormMessages, PasswordField, SubmitButton, TextField } from './fields';

/** 'Log in': e-mail, password, remember me. */
export const ConnectForm = ({ request, say, state }: ViewProps) => {
  const context = { form: 'connect', say, state };
  return (
    <>
      <Form action="/sso/login" request={{ ...request, mode: 'connect' }}>
        <FormMessages state={state} />
        <TextField {...context} name="email" label={say('field.email')} type="email" autocomplete="username" />
        <PasswordField {...context} label={say('field.password')} autocomplete="current-password" />
        <div class="row">
          <Checkbox state={state} name="rememberMe">
            {say('connect.rememberMe')}
          </Checkbox>
          <a class="link" href={widgetUrl({ ...request, mode: 'forgotten' })} data-view-link="forgotten">
            {say('connect.forgotten')}
          </a>
        </div>
        <SubmitButton text={say('connect.submit')} working={say('connect.working')} />
      </Form>
      <p class="foot">
        {say('connect.newHere')}{' '}
        <a class="link" href={widgetUrl({ ...request, mode: 'signup' })} data-view-link="signup">
          {say('connect.newHereLink')}
        </a>
        . {say('connect.newHereAfter')}
      </p>
    </>
  );
};
