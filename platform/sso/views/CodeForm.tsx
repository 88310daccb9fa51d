/** @jsxImportSource hono/jsx */
import { widgetUrl } from '../urls';
import { Form, type ViewProps } from './Form';
import { FormMessages, SubmitButton, TextField } from './fields';

/** The second step of a login: a code from the player's app or an email. */
export const CodeForm = ({ request, translate, state }: ViewProps) => (
  <>
    <h1>{translate('code.title')}</h1>
    <p class="lead">{translate('code.lead')}</p>
    <Form action="/sso/code" request={{ ...request, mode: 'connect' }}>
      <input type="hidden" name="twoFactorTicket" value={state.values.twoFactorTicket} />
      <FormMessages state={state} />
      <TextField
        form="code"
        state={state}
        translate={translate}
        name="code"
        label={translate('field.code')}
        autocomplete="one-time-code"
        maxlength={20}
      />
      <SubmitButton text={translate('code.submit')} working={translate('code.working')} />
      <SubmitButton text={translate('code.mail')} working={translate('code.mailing')} action="/sso/code/mail" isQuiet />
    </Form>
    <p class="foot">
      <a class="link" href={widgetUrl({ ...request, mode: 'connect' })} data-view-link="connect">
        {translate('code.back')}
      </a>
    </p>
  </>
);
