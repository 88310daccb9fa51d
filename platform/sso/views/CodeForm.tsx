/** @jsxImportSource hono/jsx */
import { widgetUrl } from '../urls';
import { Form, type ViewProps } from './Form';
import { FormMessages, SubmitButton, TextField } from './fields';

/** The second step of a login: a code of the player's app, or of a letter. */
export const CodeForm = ({ request, say, state }: ViewProps) => (
  <>
    <h1>{say('code.title')}</h1>
    <p class="lead">{say('code.lead')}</p>
    <Form action="/sso/code" request={{ ...request, mode: 'connect' }}>
      <input type="hidden" name="twoFactorTicket" value={state.values.twoFactorTicket} />
      <FormMessages state={state} />
      <TextField
        form="code"
        state={state}
        say={say}
        name="code"
        label={say('field.code')}
        autocomplete="one-time-code"
        inputmode="numeric"
        maxlength={7}
      />
      <SubmitButton text={say('code.submit')} working={say('code.working')} />
      <SubmitButton text={say('code.mail')} working={say('code.mailing')} action="/sso/code/mail" isQuiet />
    </Form>
    <p class="foot">
      <a class="link" href={widgetUrl({ ...request, mode: 'connect' })} data-view-link="connect">
        {say('code.back')}
      </a>
    </p>
  </>
);
