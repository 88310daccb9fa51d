/** @jsxImportSource hono/jsx */
import { widgetUrl } from '../urls';
import { Form, type ViewProps } from './Form';
import { Checkbox, FormMessages, PasswordField, SubmitButton, TextField } from './fields';

export const ConnectForm = ({ request, translate, state }: ViewProps) => {
  const context = { form: 'connect', translate, state };
  return (
    <>
      <Form action="/sso/login" request={{ ...request, mode: 'connect' }}>
        <FormMessages state={state} />
        <TextField {...context} name="email" label={translate('field.email')} type="email" autocomplete="username" />
        <PasswordField {...context} label={translate('field.password')} autocomplete="current-password" />
        <div class="row">
          <Checkbox state={state} name="rememberMe">
            {translate('connect.rememberMe')}
          </Checkbox>
          <a class="link" href={widgetUrl({ ...request, mode: 'forgotten' })} data-view-link="forgotten">
            {translate('connect.forgotten')}
          </a>
        </div>
        <SubmitButton text={translate('connect.submit')} working={translate('connect.working')} />
      </Form>
      <p class="foot">
        {translate('connect.newHere')}{' '}
        <a class="link" href={widgetUrl({ ...request, mode: 'signup' })} data-view-link="signup">
          {translate('connect.newHereLink')}
        </a>
        . {translate('connect.newHereAfter')}
      </p>
    </>
  );
};
