import type { Environment } from '../http/environment';
import type { SupportedLocale } from '../locale/supportedLocales';
import { readWidgetMessage, type WidgetMode } from './messages';

/** Until it reports its own, in px (spec 9, Header and layout). */
export const defaultWidgetHeight = 90;

/** Time limit for the widget's first message, in ms; the same as for the sign-on's initialization (spec 9). */
export const widgetTimeoutMs = 5_000;

/** Between two looks at which page the frame shows, in ms. */
const watchMs = 100;

/** The page of this site that the widget goes to after a login, with an index.html suffix in one mode (spec 4, Login). */
const loggedInPaths: Readonly<Record<WidgetMode, string>> = {
  connect: '/static/logged-in/index.html',
  signup: '/static/logged-in',
};

interface WidgetOptions {
  environment: Environment;
  mode: WidgetMode;
  locale: SupportedLocale;
  title: string;
  onResized: (height: number) => void;
  /** The title is the view's, of which a mode may have more than one; null from a widget that does not say it. */
  onModeChanged: (mode: WidgetMode, title: string | null) => void;
  /** The player pressed the widget's Close or Escape. */
  onClosed: () => void;
  onLoggedIn: () => void;
  /** The frame shows another page, that cannot be read: one more of the sign-on, or the browser's error in place of the logged-in page. */
  onLeft: () => void;
  /** The widget sent no message in time: the publisher's services cannot be reached. */
  onFailed: () => void;
}

/** The caller adds `node` to the page. */
export function createWidget(options: WidgetOptions) {
  const { servicesUrl } = options.environment;
  const node = document.createElement('iframe');
  node.src = widgetUrl(options, window.location.origin);
  node.title = options.title;
  const timer = setTimeout(options.onFailed, widgetTimeoutMs);

  const onMessage = (event: MessageEvent<unknown>) => {
    const fromWidget = readWidgetMessage(event, { origin: servicesUrl, window: node.contentWindow });
    const fromLoggedInPage = readWidgetMessage(event, { origin: window.location.origin, window: node.contentWindow });
    if (fromLoggedInPage?.type === 'loggedIn') options.onLoggedIn();
    if (!fromWidget) return;
    clearTimeout(timer);
    if (fromWidget.type === 'resized') options.onResized(fromWidget.height);
    if (fromWidget.type === 'modeChanged') options.onModeChanged(fromWidget.mode, fromWidget.title);
    if (fromWidget.type === 'closed') options.onClosed();
  };
  window.addEventListener('message', onMessage);

  let isFirst = true;
  node.addEventListener('load', () => {
    if (!isFirst && !node.contentDocument) options.onLeft();
    isFirst = false;
  });
  // The logged-in page has the site's origin. The script in it that reports the login may be lost or slow, which delays the load event too.
  const watch = setInterval(() => {
    if (node.contentDocument?.URL.startsWith(window.location.origin + loggedInPaths.signup)) options.onLoggedIn();
  }, watchMs);

  return {
    node,
    dispose: () => {
      clearTimeout(timer);
      clearInterval(watch);
      window.removeEventListener('message', onMessage);
      node.remove();
    },
  };
}

/** With its configuration (spec 7, Sign-in widget). */
export function widgetUrl(
  { environment, mode, locale }: Pick<WidgetOptions, 'environment' | 'mode' | 'locale'>,
  origin: string,
): string {
  const url = new URL('/sso/widget', environment.servicesUrl);
  url.search = new URLSearchParams({
    mode,
    appId: environment.appId,
    genomeId: environment.genomeId,
    lang: locale,
    origin,
    nextUrl: origin + loggedInPaths[mode],
    testEnvironment: String(environment.name !== 'LIVE'),
  }).toString();
  return url.href;
}
