/** @jsxImportSource hono/jsx */
import { widgetUrl } from '../urls';
import { Form, type ViewProps } from './Form';
import { FormMessages, SubmitButton, TextField } from './fields';

/** 'Forgotten password': the response is the same for every address. */
export const ForgottenForm = ({ request, translate, state }: ViewProps) => {
  const context = { form: 'forgotten', translate, state };
  return (
    <>
      <h1>{translate('forgotten.title')}</h1>
      <p class="lead">{translate('forgotten.lead')}</p>
      <Form action="/sso/forgotten" request={{ ...request, mode: 'forgotten' }}>
        <FormMessages state={state} />
        <div class="fields" data-once hidden={Boolean(state.done)}>
          <TextField {...context} name="email" label={translate('field.email')} type="email" autocomplete="username" />
          <SubmitButton text={translate('forgotten.submit')} working={translate('forgotten.working')} />
        </div>
      </Form>
      <p class="foot">
        <a class="link" href={widgetUrl({ ...request, mode: 'connect' })} data-view-link="connect">
          {translate('forgotten.back')}
        </a>
      </p>
    </>
  );
};
