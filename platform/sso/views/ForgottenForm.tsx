/** @jsxImportSource hono/jsx */
import { widgetUrl } from '../urls';
import { Form, type ViewProps } from './Form';
import { FormMessages, SubmitButton, TextField } from './fields';

/** 'Forgotten password': says the same for every address. */
export const ForgottenForm = ({ request, say, state }: ViewProps) => {
  const context = { form: 'forgotten', say, state };
  return (
    <>
      <h1>{say('forgotten.title')}</h1>
      <p class="lead">{say('forgotten.lead')}</p>
      <Form action="/sso/forgotten" request={{ ...request, mode: 'forgotten' }}>
        <FormMessages state={state} />
        <TextField {...context} name="email" label={say('field.email')} type="email" autocomplete="username" />
        <SubmitButton text={say('forgotten.submit')} working={say('forgotten.working')} />
      </Form>
      <p class="foot">
        <a class="link" href={widgetUrl({ ...request, mode: 'connect' })} data-view-link="connect">
          {say('forgotten.back')}
        </a>
      </p>
    </>
  );
};
