import { messagesPath } from '../locale/messages';
import { bridgeUrl } from '../sso/bridge';
import { widgetUrl } from '../sso/widget';
import { defaultLocale } from '../locale/supportedLocales';
import { readEnvironment } from '../http/environment';
import { rowsOf, type TableRow } from './row';

const { address } = rowsOf('spec 7, Other');
const environment = readEnvironment({});

/** The URLs of spec 7, Other, in its order; none of them needs a ticket. */
export const otherRows: readonly TableRow[] = [
  address('locale.messages', messagesPath('{code}'), 'The site’s own language file of a locale'),
  address(
    'sso.widget',
    widgetUrl({ environment, mode: 'connect', locale: defaultLocale }, environment.siteUrl),
    'The sign-in widget, a page in a frame',
  ),
  address('sso.bridge', bridgeUrl(environment, environment.siteUrl), 'Tickets by messages, a page in a hidden frame'),
];
