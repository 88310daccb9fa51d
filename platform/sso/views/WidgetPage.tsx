/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import { untouched, type FormState } from '../formState';
import { translatorFor, type Translate } from '../../locale/translator';
import { shownViews, type ShownView, type WidgetRequest } from '../request';
import { closeUrl, widgetUrl } from '../urls';
import { Checkbox, FormMessages, PasswordField, SubmitButton, TextField } from './fields';
import { Form, ViewLink, type ViewProps } from './Form';
import { HtmlDocument } from './HtmlDocument';
import { Icon } from './Icon';
import { SignUpForm } from './SignUpForm';

interface WidgetPageProps {
  request: WidgetRequest;
  view?: ShownView;
  country: string;
  /** The form that was sent, when the page answers without a script. */
  state?: FormState;
}

/** The widget: its views in one page, one of them shown. Works without a script, better with one. */
export const WidgetPage = ({ request, view: shown = request.mode, country, state }: WidgetPageProps) => {
  const translate = translatorFor(request.lang);
  return (
    <HtmlDocument
      lang={request.lang}
      title={`${titleOf(shown, translate)} | ${brand.club}`}
      script="widget"
      origin={request.origin}
    >
      <main class="widget" data-view={shown} data-club={brand.club} data-unreachable={translate('error.unreachable')}>
        <header class="top">
          <nav class="tabs" aria-label={translate('widget.views')}>
            <Tab view="connect" request={request} translate={translate} />
            <Tab view="signup" request={request} translate={translate} />
          </nav>
          <a class="close" href={closeUrl(request)} target="_top" data-close>
            {translate('widget.close')} <Icon name="close" />
          </a>
        </header>
        {shownViews.map((view) => (
          <View view={view} title={titleOf(view, translate)} isShown={view === shown}>
            {forms[view]({ request, country, translate, state: (view === shown && state) || untouched })}
          </View>
        ))}
      </main>
    </HtmlDocument>
  );
};

const titleOf = (view: ShownView, translate: Translate) =>
  translate(view === 'connect' || view === 'signup' ? `${view}.tab` : `${view}.title`);

/** A view's name; a forgotten password belongs to 'Log in'. */
const Tab = ({
  view,
  request,
  translate,
}: {
  view: 'connect' | 'signup';
  request: WidgetRequest;
  translate: Translate;
}) => (
  <a
    href={widgetUrl({ ...request, mode: view })}
    data-view-link={view}
    aria-current={(request.mode === 'signup') === (view === 'signup') ? 'page' : undefined}
  >
    {translate(`${view}.tab`)}
  </a>
);

interface ShownViewProps {
  view: ShownView;
  title: string;
  isShown: boolean;
  children: unknown;
}

const View = ({ view, title, isShown, children }: ShownViewProps) => (
  <section data-view-of={view} hidden={!isShown} data-title={title}>
    {children}
  </section>
);

const ConnectForm = ({ request, translate, state }: ViewProps) => {
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
          <ViewLink request={request} view="forgotten">
            {translate('connect.forgotten')}
          </ViewLink>
        </div>
        <SubmitButton text={translate('connect.submit')} working={translate('connect.working')} />
      </Form>
      <p class="foot">
        {translate('connect.newHere')}{' '}
        <ViewLink request={request} view="signup">
          {translate('connect.newHereLink')}
        </ViewLink>
        {translate('connect.newHereAfter')}
      </p>
    </>
  );
};

/** 'Forgotten password': the response is the same for every address. */
const ForgottenForm = ({ request, translate, state }: ViewProps) => {
  const context = { form: 'forgotten', translate, state };
  return (
    <>
      <h1 tabindex={-1}>{translate('forgotten.title')}</h1>
      <p class="lead">{translate('forgotten.lead')}</p>
      <Form action="/sso/forgotten" request={{ ...request, mode: 'forgotten' }}>
        <FormMessages state={state} />
        <div class="fields" data-once hidden={Boolean(state.done)}>
          <TextField {...context} name="email" label={translate('field.email')} type="email" autocomplete="username" />
          <SubmitButton text={translate('forgotten.submit')} working={translate('forgotten.working')} />
        </div>
      </Form>
      <BackToLogin request={request} text={translate('forgotten.back')} />
    </>
  );
};

/** The second step of a login: a code from the player's app or an email. */
const CodeForm = ({ request, translate, state }: ViewProps) => {
  const context = { form: 'code', translate, state };
  return (
    <>
      <h1>{translate('code.title')}</h1>
      <p class="lead">{translate('code.lead')}</p>
      <Form action="/sso/code" request={{ ...request, mode: 'connect' }}>
        <input type="hidden" name="twoFactorTicket" value={state.values.twoFactorTicket} />
        <FormMessages state={state} />
        <TextField
          {...context}
          name="code"
          label={translate('field.code')}
          autocomplete="one-time-code"
          maxlength={20}
        />
        <SubmitButton text={translate('code.submit')} working={translate('code.working')} />
        <SubmitButton
          text={translate('code.mail')}
          working={translate('code.mailing')}
          action="/sso/code/mail"
          isQuiet
        />
      </Form>
      <BackToLogin request={request} text={translate('code.back')} />
    </>
  );
};

const BackToLogin = ({ request, text }: { request: WidgetRequest; text: string }) => (
  <p class="foot">
    <ViewLink request={request} view="connect">
      {text}
    </ViewLink>
  </p>
);

const forms = { connect: ConnectForm, signup: SignUpForm, forgotten: ForgottenForm, code: CodeForm };
