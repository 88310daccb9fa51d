import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readEnvironment } from '../http/environment';
import { isRecord } from '../http/parse';
import { createSignOn } from './signOnSdk';
import { signOnTimeouts } from './timeouts';
import { createWidget, defaultWidgetHeight, widgetTimeoutMs, widgetUrl } from './widget';

const services = 'http://services.test';
const site = window.location.origin;
const environment = readEnvironment({ SERVICES_URL: services, SITE_URL: site });
const source = 'meridian-sign-on';

/** The frame in the page, with the messages that it receives and a function that posts a message from it. */
function frameInPage() {
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame in the page.');
  const received: Record<string, unknown>[] = [];
  jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown, target) => {
    if (isRecord(message)) received.push({ ...message, target });
  });
  return { frame, received, post: (data: object, origin = services) => post(data, origin, frame.contentWindow) };
}

function post(data: object, origin: string, from: Window | null) {
  window.dispatchEvent(new MessageEvent('message', { data: { source, ...data }, origin, source: from }));
}

const tick = () => jest.advanceTimersByTimeAsync(0);

const ticket = {
  type: 'ticket',
  ticket: 'a-ticket',
  expiration: '2026-03-05T11:28:49.0783145Z',
  userId: 'user-1',
  profileId: 'profile-1',
  sessionId: 'session-1',
  token: 'token-1',
};
const profile = {
  profileId: 'profile-1',
  userId: 'user-1',
  platformType: 'uplay',
  idOnPlatform: 'user-1',
  nameOnPlatform: 'Marlo',
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Only pages with HTTPS have it.
beforeAll(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true }));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
  document.body.replaceChildren();
});
afterAll(() => server.close());

/** An SDK whose bridge is ready. */
async function ready<T>(call: (signOn: ReturnType<typeof createSignOn>) => Promise<T>) {
  const signOn = createSignOn({ environment, fetch });
  const answer = call(signOn);
  // A rejection before it is looked at is not an accident here.
  answer.catch(() => undefined);
  const bridge = frameInPage();
  bridge.post({ type: 'bridgeReady' });
  await tick();
  return { signOn, answer, ...bridge };
}

it('has the timeouts of spec 9', () => {
  expect(signOnTimeouts).toEqual({ ticket: 5000, initialisation: 5000, logout: 5000, userData: 10_000 });
  expect(defaultWidgetHeight).toBe(90);
});

describe('the connect SDK', () => {
  it('opens the bridge hidden, for this site and application', async () => {
    const { frame } = await ready(({ getTicket }) => getTicket());
    const url = new URL(frame.src);
    expect(url.origin + url.pathname).toBe(`${services}/sso/bridge`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ origin: site, appId: environment.appId });
    expect(frame).not.toBeVisible();
  });

  it('resolves with the ticket that the bridge returns for its request', async () => {
    const { answer, received, post: sendFromBridge } = await ready(({ getTicket }) => getTicket());
    expect(received).toMatchObject([{ source, type: 'getTicket', appId: environment.appId, target: services }]);
    sendFromBridge({ ...ticket, id: 'another request', ticket: 'not-mine' });
    sendFromBridge({ ...ticket, id: received[0]?.id });
    await expect(answer).resolves.toMatchObject({
      ticket: 'a-ticket',
      expiration: Date.UTC(2026, 2, 5, 11, 28, 49, 78),
    });
  });

  it('takes the user’s id from user_id where there is no userId', async () => {
    const { answer, received, post: sendFromBridge } = await ready(({ getTicket }) => getTicket());
    sendFromBridge({ ...ticket, id: received[0]?.id, userId: undefined, user_id: 'user-2' });
    await expect(answer).resolves.toMatchObject({ userId: 'user-2' });
  });

  it('ignores messages of other senders', async () => {
    const { answer, received, frame } = await ready(({ getTicket }) => getTicket());
    const good = { ...ticket, id: received[0]?.id };
    post(good, 'http://evil.test', frame.contentWindow);
    post(good, services, window);
    post({ ...good, source: 'something-else' }, services, frame.contentWindow);
    post({ ...good, expiration: 'soon' }, services, frame.contentWindow);
    const outcome = expect(answer).rejects.toThrow('timeout while getting ticket');
    await jest.advanceTimersByTimeAsync(5000);
    await outcome;
  });

  it("rejects with 'unable to retreive user ticket' when the bridge has none", async () => {
    const { answer, received, post: sendFromBridge } = await ready(({ getTicket }) => getTicket());
    sendFromBridge({ type: 'ticketUnavailable', id: received[0]?.id, errorCode: 3 });
    await expect(answer).rejects.toMatchObject({
      message: 'unable to retreive user ticket',
      status: 401,
      errorCode: 3,
    });
  });

  it('distinguishes unreachable services from a missing session', async () => {
    const { answer, received, post: sendFromBridge } = await ready(({ getTicket }) => getTicket());
    sendFromBridge({ type: 'ticketUnavailable', id: received[0]?.id, errorCode: 6 });
    await expect(answer).rejects.toMatchObject({ message: 'unable to retreive user ticket', status: 504 });
  });

  it('does not wait that long while the browser is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answer = createSignOn({ environment, fetch }).getTicket();
    onLine.mockRestore();
    const outcome = expect(answer).rejects.toMatchObject({ errorCode: 'timeout' });
    await jest.advanceTimersByTimeAsync(1000);
    await outcome;
  });

  it('times out when the bridge is not ready, and opens a new one for the next call', async () => {
    const signOn = createSignOn({ environment, fetch });
    const outcome = expect(signOn.getTicket()).rejects.toMatchObject({ errorCode: 'timeout' });
    await jest.advanceTimersByTimeAsync(5000);
    await outcome;
    expect(document.querySelector('iframe')).toBeNull();

    signOn.getTicket().catch(() => undefined);
    expect(document.querySelector('iframe')).not.toBeNull();
  });

  it('opens a new bridge for a call that waited for one of an earlier call in vain', async () => {
    const { getTicket } = createSignOn({ environment, fetch });
    const check = getTicket();
    const noAnswer = expect(check).rejects.toMatchObject({ errorCode: 'timeout' });
    await jest.advanceTimersByTimeAsync(4000);
    // The services are back when the player logs in.
    const login = getTicket();
    await jest.advanceTimersByTimeAsync(1000);
    await noAnswer;

    const { received, post: sendFromBridge } = frameInPage();
    sendFromBridge({ type: 'bridgeReady' });
    await tick();
    sendFromBridge({ ...ticket, id: received[0]?.id });

    await expect(login).resolves.toMatchObject({ ticket: 'a-ticket' });
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('times out after 10 seconds without the data of the user', async () => {
    server.use(http.get(`${services}/v3/profiles`, () => new Promise<Response>(() => undefined)));
    const { answer, received, post: sendFromBridge } = await ready(({ login }) => login('fr-CA'));
    sendFromBridge({ ...ticket, id: received[0]?.id });
    const outcome = jest.fn();
    answer.catch(outcome);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ errorCode: 'timeout' }));
  });

  it('reports a login with the first profile of the user', async () => {
    const requests: (string | null)[] = [];
    server.use(
      http.get(`${services}/v3/profiles`, ({ request }) => {
        requests.push(
          new URL(request.url).searchParams.get('userIds'),
          request.headers.get('Authorization'),
          request.headers.get('Ubi-LocaleCode'),
        );
        return HttpResponse.json({ profiles: [profile, { ...profile, profileId: 'profile-2' }] });
      }),
    );
    const { answer, received, post: sendFromBridge } = await ready(({ login }) => login('fr-CA'));
    sendFromBridge({ ...ticket, id: received[0]?.id });
    jest.useRealTimers();
    await expect(answer).resolves.toEqual({
      ticket: 'a-ticket',
      expiration: Date.UTC(2026, 2, 5, 11, 28, 49, 78),
      userId: 'user-1',
      sessionId: 'session-1',
      token: 'token-1',
      result: profile,
    });
    expect(requests).toEqual(['user-1', 'Ubi_v1 t=a-ticket', 'fr-CA']);
  });

  it('reports a login where the services have no call for profiles', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    server.use(http.get(`${services}/v3/profiles`, () => new HttpResponse('<h1>Not found</h1>', { status: 404 })));
    const { answer, received, post: sendFromBridge } = await ready(({ login }) => login('fr-CA'));
    sendFromBridge({ ...ticket, id: received[0]?.id });
    jest.useRealTimers();
    await expect(answer).resolves.toMatchObject({
      ticket: 'a-ticket',
      result: { userId: 'user-1', profileId: 'profile-1', nameOnPlatform: '' },
    });
    warn.mockRestore();
  });

  it('logs out with ticket and session id, then ends the sign-on session, and resolves true', async () => {
    const order: string[] = [];
    server.use(
      http.delete(`${services}/v3/profiles/sessions`, ({ request }) => {
        order.push(
          ['Authorization', 'Ubi-SessionId', 'Ubi-LocaleCode'].map((name) => request.headers.get(name)).join(' '),
        );
        return HttpResponse.json({});
      }),
    );
    const { answer, received, post: sendFromBridge } = await ready(({ logout }) => logout('fr-CA'));
    sendFromBridge({ ...ticket, id: received[0]?.id });
    jest.useRealTimers();
    while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(received[1]).toMatchObject({ type: 'logout', target: services });
    expect(order).toEqual(['Ubi_v1 t=a-ticket session-1 fr-CA']);
    sendFromBridge({ type: 'loggedOut', id: received[1]?.id });
    await expect(answer).resolves.toBe(true);
  });

  it('ends the sign-on session even when there is no ticket to log out with', async () => {
    const { answer, received, post: sendFromBridge } = await ready(({ logout }) => logout('fr-CA'));
    sendFromBridge({ type: 'ticketUnavailable', id: received[0]?.id, errorCode: 3 });
    await tick();
    sendFromBridge({ type: 'loggedOut', id: received[1]?.id });
    await expect(answer).resolves.toBe(true);
  });

  it('fails after five seconds when the bridge does not confirm the logout', async () => {
    const { answer, received, post: sendFromBridge } = await ready(({ logout }) => logout('fr-CA'));
    sendFromBridge({ type: 'ticketUnavailable', id: received[0]?.id, errorCode: 3 });
    const outcome = expect(answer).rejects.toMatchObject({ errorCode: 'timeout' });
    await jest.advanceTimersByTimeAsync(5000);
    await outcome;
  });
});

describe('the widget', () => {
  function open() {
    const recorded: unknown[] = [];
    const record =
      (name: string) =>
      (...values: unknown[]) =>
        recorded.push(values.length === 0 ? name : [name, ...values]);
    const widget = createWidget({
      environment,
      mode: 'signup',
      locale: 'fr-FR',
      title: 'Create account',
      onResized: record('resized'),
      onModeChanged: record('modeChanged'),
      onClosed: record('closed'),
      onLoggedIn: record('loggedIn'),
      onLeft: record('left'),
      onFailed: record('failed'),
    });
    document.body.append(widget.node);
    return { recorded, widget, frame: widget.node.contentWindow };
  }

  it('has the application, language, mode and next page in its URL', () => {
    const url = new URL(widgetUrl({ environment, mode: 'connect', locale: 'fr-FR' }, 'https://club.test'));
    expect(url.origin + url.pathname).toBe(`${services}/sso/widget`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      mode: 'connect',
      appId: environment.appId,
      genomeId: environment.genomeId,
      lang: 'fr-FR',
      origin: 'https://club.test',
      nextUrl: 'https://club.test/static/logged-in/index.html',
      testEnvironment: 'true',
    });
  });

  it.each([
    ['connect', 'https://club.test/static/logged-in/index.html'],
    ['signup', 'https://club.test/static/logged-in'],
  ] as const)('goes on from %s to %s (spec 4, Login)', (mode, nextUrl) => {
    const url = new URL(widgetUrl({ environment, mode, locale: 'fr-FR' }, 'https://club.test'));
    expect(url.searchParams.get('nextUrl')).toBe(nextUrl);
  });

  it.each([
    ['UAT', 'true'],
    ['CERT2', 'true'],
    ['LIVE', 'false'],
  ] as const)('receives whether %s is a test environment', (name, flag) => {
    const url = new URL(widgetUrl({ environment: { ...environment, name }, mode: 'connect', locale: 'fr-FR' }, site));
    expect(url.searchParams.get('testEnvironment')).toBe(flag);
  });

  it('reports its height, its view and that it was closed', () => {
    const { recorded, frame } = open();
    post({ type: 'resized', height: 412 }, services, frame);
    post({ type: 'modeChanged', mode: 'connect' }, services, frame);
    post({ type: 'modeChanged', mode: 'connect', title: 'Reset' }, services, frame);
    post({ type: 'closed' }, services, frame);
    expect(recorded).toEqual([
      ['resized', 412],
      ['modeChanged', 'connect', null],
      ['modeChanged', 'connect', 'Reset'],
      'closed',
    ]);
  });

  it('accepts a login only from the logged-in page of this site', () => {
    const { recorded, frame } = open();
    post({ type: 'loggedIn' }, services, frame);
    post({ type: 'loggedIn' }, site, window);
    expect(recorded).toEqual([]);
    post({ type: 'loggedIn' }, site, frame);
    expect(recorded).toEqual(['loggedIn']);
  });

  it('tells a page that follows it and cannot be read from itself', async () => {
    const { recorded, widget } = open();
    Object.defineProperty(widget.node, 'contentDocument', { value: null });
    widget.node.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(recorded).toEqual([]);
    widget.node.dispatchEvent(new Event('load'));
    expect(recorded).toEqual(['left']);
  });

  it('takes the logged-in page for a login, also before that page has loaded', async () => {
    const { recorded, widget } = open();
    const show = (URL: string) =>
      Object.defineProperty(widget.node, 'contentDocument', { value: { URL }, configurable: true });
    show('about:blank');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(recorded).toEqual([]);
    show(`${site}/static/logged-in/index.html`);
    await jest.advanceTimersByTimeAsync(100);
    expect(recorded).toEqual(['loggedIn']);
  });

  it.each([
    ['another origin', { type: 'closed' }, 'http://evil.test', true],
    ['another window', { type: 'closed' }, services, false],
    ['another product', { type: 'closed', source: 'other' }, services, true],
    ['a view that does not exist', { type: 'modeChanged', mode: 'admin' }, services, true],
    ['a height that is none', { type: 'resized', height: 'tall' }, services, true],
    ['a name from the prototype', { type: 'function toString() { [native code] }' }, services, true],
  ])('ignores %s', (_case, data, origin, isFrame) => {
    const { recorded, frame } = open();
    post(data, origin, isFrame ? frame : window);
    expect(recorded).toEqual([]);
  });

  it('fails without a message for five seconds', async () => {
    const { recorded } = open();
    await jest.advanceTimersByTimeAsync(widgetTimeoutMs - 1);
    expect(recorded).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(recorded).toEqual(['failed']);
  });

  it('has no frame, listener or timer after its disposal', async () => {
    const { recorded, widget, frame } = open();
    widget.dispose();
    post({ type: 'closed' }, services, frame);
    await jest.advanceTimersByTimeAsync(widgetTimeoutMs);
    expect(recorded).toEqual([]);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
