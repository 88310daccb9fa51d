import fc from 'fast-check';
import { headerNames } from '../http/kernel/headers';
import { hostileHeaders } from './hostileHeaders';
import { deepJson, hostileText, hostileValue, inAddress } from './hostileValues';
import { queryOf } from './operationRequests';
import type { FuzzRequest } from './request';

interface Sites {
  /** The application's id. */
  appId: string;
  /** Origin of the platform, which its own forms come from. */
  ownOrigin: string;
  /** Origin of a site of the club. */
  siteOrigin: string;
}

/** A page with its query, or a form with its fields. */
interface Page {
  method: 'GET' | 'POST';
  path: string;
  fields: Record<string, string>;
}

/** Requests for the platform's pages, forms, pictures and files, in which parts are replaced. */
export const pageRequests = (sites: Sites): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...pagesOf(sites)).chain((page) => {
    const { method, path, fields } = page;
    const names = fc.constantFrom('x', ...Object.keys(fields));
    const paths = fc.oneof({ weight: 3, arbitrary: fc.constant(path) }, { weight: 1, arbitrary: replacedPath(path) });
    const origin = path.startsWith('/sso') ? sites.ownOrigin : sites.siteOrigin;
    return fc.record({
      name: fc.constant(`${method} ${path}`),
      method: fc.constant(method),
      target: method === 'GET' ? fc.tuple(paths, query(fields, names)).map((parts) => parts.join('?')) : paths,
      headers: fc.tuple(fc.constantFrom(...contentTypes), hostileHeaders).map(([type, headers]) => ({
        ...(method === 'POST' && { Origin: origin, [headerNames.contentType]: type }),
        ...headers,
      })),
      body: method === 'POST' ? formBody(fields, names) : fc.constant(undefined),
      sendsTicket: fc.constant(false),
    });
  });

function pagesOf({ appId, siteOrigin }: Sites): readonly Page[] {
  const nextUrl = `${siteOrigin}/static/logged-in/index.html`;
  const widget = { mode: 'connect', appId, lang: 'en-US', origin: siteOrigin, nextUrl };
  const login = { ...widget, email: 'marlo@northlight.example', password: 'Under3Stars' };
  const birth = { 'birth-day': '4', 'birth-month': '9', 'birth-year': '1999' };
  const page = (path: string, fields: Record<string, string> = {}): Page => ({ method: 'GET', path, fields });
  const form = (path: string, fields: Record<string, string>): Page => ({ method: 'POST', path, fields });
  return [
    ...['/health', '/ready', '/openapi.json', '/docs', '/docs/assets/x/docs.css'].map((path) => page(path)),
    ...['/outbox', '/metrics/events', '/sso/assets/x/widget.css', '/pictures/x/games/saltwatch/card.avif'].map((path) =>
      page(path),
    ),
    page('/3f2504e0-4f89-41d3-9a0c-0305e82c3301/default_146_146.png'),
    page('/publisher/store/saltwatch', { lang: 'en-US' }),
    page('/sso/widget', widget),
    page('/sso/bridge', { origin: siteOrigin, appId }),
    page('/sso/policies/terms-of-use', { country: 'FR', lang: 'fr-FR' }),
    page('/sso/console', { code: 'KQTX-4M7P', lang: 'en-US' }),
    page('/sso/reset', { token: 'x', lang: 'en-US' }),
    page('/sso/reset/done', { next: siteOrigin, lang: 'en-US' }),
    form('/sso/login', login),
    form('/sso/signup', { ...login, ...birth, mode: 'signup', nameOnPlatform: 'Ines', country: 'FR' }),
    form('/sso/code', { ...widget, twoFactorTicket: 'x', code: '123456' }),
    form('/sso/code/mail', { ...widget, twoFactorTicket: 'x' }),
    form('/sso/forgotten', { ...widget, email: 'marlo@northlight.example' }),
    form('/sso/reset', { token: 'x', password: 'Under3Stars', lang: 'en-US' }),
    form('/sso/console', { code: 'KQTX-4M7P', decision: 'approve', lang: 'en-US' }),
    form('/sso/ticket', { appId }),
    form('/sso/logout', {}),
    form('/metrics/events', { events: 'x' }),
  ];
}

/** The path with a segment replaced, or one more. */
const replacedPath = (path: string) =>
  fc
    .tuple(fc.integer({ min: 1, max: path.split('/').length }), inAddress)
    .map(([at, value]) => path.split('/').toSpliced(at, 1, value).join('/'));

const query = (fields: Record<string, string>, names: fc.Arbitrary<string>) =>
  fc.dictionary(names, inAddress, { maxKeys: 3 }).map((changes) => {
    const kept = Object.entries(fields).filter(([name]) => !Object.hasOwn(changes, name));
    return [new URLSearchParams(kept).toString(), queryOf(changes)].filter(Boolean).join('&');
  });

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
];

function formBody(fields: Record<string, string>, names: fc.Arbitrary<string>): fc.Arbitrary<string> {
  // A text that is added to a valid one gets further than one that replaces it.
  const change = fc.record({ isAdded: fc.boolean(), text: hostileText });
  const changed = fc.dictionary(names, change, { maxKeys: 3 }).map((changes) => ({
    ...fields,
    ...Object.fromEntries(
      Object.entries(changes).map(([name, { isAdded, text }]) => [name, (isAdded ? (fields[name] ?? '') : '') + text]),
    ),
  }));
  return fc.oneof(
    { weight: 4, arbitrary: changed.map((sent) => JSON.stringify(sent)) },
    { weight: 4, arbitrary: changed.map((sent) => new URLSearchParams(sent).toString()) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        hostileText,
        deepJson,
        hostileValue.map((value) => JSON.stringify(value)),
      ),
    },
  );
}
