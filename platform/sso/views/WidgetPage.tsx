/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import { untouched, type FormState } from '../formState';
import { translatorFor, type Translate } from '../../locale/translator';
import { shownViews, type ShownView, type WidgetRequest } from '../request';
import { closeUrl, widgetUrl } from '../urls';
import { CodeForm } from './CodeForm';
import { ConnectForm } from './ConnectForm';
import { HtmlDocument } from './HtmlDocument';
import { ForgottenForm } from './ForgottenForm';
import { Icon } from './Icon';
import { SignUpForm } from './SignUpForm';

interface WidgetPageProps {
  request: WidgetRequest;
  view?: ShownView;
  country: string;
  /** The form that was sent, when the page answers without a script. */
  state?: FormState;
}

const forms = { connect: ConnectForm, signup: SignUpForm, forgotten: ForgottenForm, code: CodeForm };

/** The widget: its views in one page, one of them shown. Works without a script, better with one. */
export const WidgetPage = ({ request, view: shown = request.mode, country, state }: WidgetPageProps) => {
  const translate = translatorFor(request.lang);
  return (
    <HtmlDocument
      lang={request.lang}
      title={translate('widget.title', { club: brand.club })}
      script="widget"
      origin={request.origin}
    >
      <main class="widget" data-view={shown} data-unreachable={translate('error.unreachable')}>
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
          <View view={view} isShown={view === shown}>
            {forms[view]({ request, country, translate, state: (view === shown && state) || untouched })}
          </View>
        ))}
      </main>
    </HtmlDocument>
  );
};

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

const View = ({ view, isShown, children }: { view: ShownView; isShown: boolean; children: unknown }) => (
  <section data-view-of={view} hidden={!isShown}>
    {children}
  </section>
);
