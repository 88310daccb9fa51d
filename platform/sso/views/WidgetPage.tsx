/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import type { SignOnAssets } from '../assets';
import { untouched, type FormState } from '../formState';
import { sayIn, type Say } from '../messages/messages';
import { widgetViews, type WidgetRequest, type WidgetView } from '../request';
import { widgetUrl } from '../urls';
import { ConnectForm } from './ConnectForm';
import { Document } from './Document';
import { ForgottenForm } from './ForgottenForm';
import { Icon } from './Icon';
import { SignUpForm } from './SignUpForm';

interface WidgetPageProps {
  request: WidgetRequest;
  /** Country to begin with. */
  country: string;
  assets: SignOnAssets;
  /** The form that was sent, when the page answers without a script. */
  state?: FormState;
}

const forms = { connect: ConnectForm, signup: SignUpForm, forgotten: ForgottenForm };

/** The widget: its three views in one page, one of them shown. Works without a script, better with one. */
export const WidgetPage = ({ request, country, assets, state }: WidgetPageProps) => {
  const say = sayIn(request.lang);
  return (
    <Document
      lang={request.lang}
      title={say('widget.title', { club: brand.club })}
      assets={assets}
      script="widget"
      origin={request.origin}
    >
      <main class="widget" data-view={request.mode} data-unreachable={say('error.unreachable')}>
        <header class="top">
          <nav class="tabs" aria-label={say('widget.views')}>
            <Tab view="connect" request={request} say={say} />
            <Tab view="signup" request={request} say={say} />
          </nav>
          <a class="close" href={request.origin} target="_top" data-close>
            {say('widget.close')} <Icon name="close" />
          </a>
        </header>
        {widgetViews.map((view) => (
          <View view={view} isShown={view === request.mode}>
            {forms[view]({ request, country, say, state: (view === request.mode && state) || untouched })}
          </View>
        ))}
      </main>
    </Document>
  );
};

/** A view's name; a forgotten password belongs to 'Log in'. */
const Tab = ({ view, request, say }: { view: 'connect' | 'signup'; request: WidgetRequest; say: Say }) => (
  <a
    href={widgetUrl({ ...request, mode: view })}
    data-view-link={view}
    aria-current={(request.mode === 'signup') === (view === 'signup') ? 'page' : undefined}
  >
    {say(`${view}.tab`)}
  </a>
);

const View = ({ view, isShown, children }: { view: WidgetView; isShown: boolean; children: unknown }) => (
  <section data-view-of={view} hidden={!isShown}>
    {children}
  </section>
);
