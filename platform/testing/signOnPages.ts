import { testAppId, testOrigin, type TestCall, type TestPlatform } from './startPlatform';

/** Origin of the platform under test. */
export const ownOrigin = 'http://localhost:4000';

/** The site's request for the widget. */
export const widgetRequest = {
  mode: 'connect',
  appId: testAppId,
  lang: 'en-US',
  origin: testOrigin,
  nextUrl: `${testOrigin}/static/logged-in/index.html`,
};

/** Sends a form like the pages' script. */
export const postForm = (
  { request }: TestPlatform,
  path: string,
  fields: Record<string, string>,
  call: TestCall = {},
) => request(path, { method: 'POST', body: fields, ...call, headers: { Origin: ownOrigin, ...call.headers } });

/** Sends a form like a browser without scripts. */
export const postFormWithoutScript = (
  platform: TestPlatform,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  platform.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { Origin: ownOrigin, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });

/** The sign-on cookie of a response; empty where it sets none. */
export const cookieOf = ({ headers }: { headers: Headers }) => (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
