import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readEnvironment } from '../http/environment';
import { isRecord } from '../http/parse';
import { createOtherTabs } from './otherTabs';
import { createSignOn } from './signOnSdk';
import { signOnTimeouts } from './timeouts';
import { createWidget, defaultWidgetHeight, widgetTimeoutMs, widgetUrl } from './widget';

const services = 'http://services.test';
const site = window.location.origin;
const environment = readEnvironment({ SERVICES_URL: services, SITE_URL: site });
const source = 'meridian-sign-on';

/** The frame that was put into the page, spied upon: what it is told, and a way to speak from it. */
function frameInPage() {
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame in the page.');
  const told: Record<string, unknown>[] = [];
  jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown, target) => {
    if (isRecord(message)) told.push({ ...message, target });
  });
  return { frame, told, say: (data: object, origin = services) => say(data, origin, frame.contentWindow) };
}

function say(data: object, origin: string, from: Window | null) {
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
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
  document.body.replaceChildren();
});
afterAll(() => server.close());

/** An SDK whose bridge is ready. */
async function ready<T>(ask: (signOn: ReturnType<typeof createSignOn>) => Promise<T>) {
  const signOn = createSignOn({ environment, fetch });
  const answer = ask(signOn);
  // A rejection before it is looked at is not an accident here.
  answer.catch(() => undefined);
  const bridge = frameInPage();
  bridge.say({ type: 'bridgeReady' });
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

  it('gives the ticket that the bridge answers its request with', async () => {
    const { answer, told, say: sayFromBridge } = await ready(({ getTicket }) => getTicket());
    expect(told).toMatchObject([{ source, type: 'getTicket', appId: environment.appId, target: services }]);
    sayFromBridge({ ...ticket, id: 'somebody else’s', ticket: 'not-mine' });
    sayFromBridge({ ...ticket, id: told[0]?.id });
    await expect(answer).resolves.toMatchObject({
      ticket: 'a-ticket',
      expiration: Date.UTC(2026, 2, 5, 11, 28, 49, 78),
    });
  });

  it('hears nobody but the bridge', async () => {
    const { answer, told, frame } = await ready(({ getTicket }) => getTicket());
    const good = { ...ticket, id: told[0]?.id };
    say(good, 'http://evil.test', frame.contentWindow);
    say(good, services, window);
    say({ ...good, source: 'something-else' }, services, frame.contentWindow);
    say({ ...good, expiration: 'soon' }, services, frame.contentWindow);
    const outcome = expect(answer).rejects.toThrow('timeout while getting ticket');
    await jest.advanceTimersByTimeAsync(5000);
    await outcome;
  });

  it("says 'unable to retreive user ticket' when the bridge has none", async () => {
    const { answer, told, say: sayFromBridge } = await ready(({ getTicket }) => getTicket());
    sayFromBridge({ type: 'ticketUnavailable', id: told[0]?.id, errorCode: 3 });
    await expect(answer).rejects.toMatchObject({
      message: 'unable to retreive user ticket',
      status: 401,
      errorCode: 3,
    });
  });

  it('tells a bridge that could not reach the services from one without a session', async () => {
    const { answer, told, say: sayFromBridge } = await ready(({ getTicket }) => getTicket());
    sayFromBridge({ type: 'ticketUnavailable', id: told[0]?.id, errorCode: 6 });
    await expect(answer).rejects.toMatchObject({ message: 'unable to retreive user ticket', status: 504 });
  });

  it('gives up on a bridge that is not ready in time, and opens a new one when it is asked again', async () => {
    const signOn = createSignOn({ environment, fetch });
    const outcome = expect(signOn.getTicket()).rejects.toMatchObject({ errorCode: 'timeout' });
    await jest.advanceTimersByTimeAsync(5000);
    await outcome;
    expect(document.querySelector('iframe')).toBeNull();

    signOn.getTicket().catch(() => undefined);
    expect(document.querySelector('iframe')).not.toBeNull();
  });

  it('gives up on the data of the user after 10 seconds', async () => {
    server.use(http.get(`${services}/v3/profiles`, () => new Promise<Response>(() => undefined)));
    const { answer, told, say: sayFromBridge } = await ready(({ login }) => login('fr-CA'));
    sayFromBridge({ ...ticket, id: told[0]?.id });
    const outcome = jest.fn();
    answer.catch(outcome);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ errorCode: 'timeout' }));
  });

  it('reports a login with the first profile of the user', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(`${services}/v3/profiles`, ({ request }) => {
        asked.push(
          new URL(request.url).searchParams.get('userIds'),
          request.headers.get('Authorization'),
          request.headers.get('Ubi-LocaleCode'),
        );
        return HttpResponse.json({ profiles: [profile, { ...profile, profileId: 'profile-2' }] });
      }),
    );
    const { answer, told, say: sayFromBridge } = await ready(({ login }) => login('fr-CA'));
    sayFromBridge({ ...ticket, id: told[0]?.id });
    jest.useRealTimers();
    await expect(answer).resolves.toEqual({
      ticket: 'a-ticket',
      expiration: Date.UTC(2026, 2, 5, 11, 28, 49, 78),
      userId: 'user-1',
      sessionId: 'session-1',
      token: 'token-1',
      result: profile,
    });
    expect(asked).toEqual(['user-1', 'Ubi_v1 t=a-ticket', 'fr-CA']);
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
    const { answer, told, say: sayFromBridge } = await ready(({ logout }) => logout('fr-CA'));
    sayFromBridge({ ...ticket, id: told[0]?.id });
    jest.useRealTimers();
    while (told.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(told[1]).toMatchObject({ type: 'logout', target: services });
    expect(order).toEqual(['Ubi_v1 t=a-ticket session-1 fr-CA']);
    sayFromBridge({ type: 'loggedOut', id: told[1]?.id });
    await expect(answer).resolves.toBe(true);
  });

  it('ends the sign-on session even when there is no ticket to log out with', async () => {
    const { answer, told, say: sayFromBridge } = await ready(({ logout }) => logout('fr-CA'));
    sayFromBridge({ type: 'ticketUnavailable', id: told[0]?.id, errorCode: 3 });
    await tick();
    sayFromBridge({ type: 'loggedOut', id: told[1]?.id });
    await expect(answer).resolves.toBe(true);
  });

  it('fails after five seconds when the bridge does not confirm the logout', async () => {
    const { answer, told, say: sayFromBridge } = await ready(({ logout }) => logout('fr-CA'));
    sayFromBridge({ type: 'ticketUnavailable', id: told[0]?.id, errorCode: 3 });
    const outcome = expect(answer).rejects.toMatchObject({ errorCode: 'timeout' });
    await jest.advanceTimersByTimeAsync(5000);
    await outcome;
  });
});

describe('the widget', () => {
  function open() {
    const heard: unknown[] = [];
    const hear = (name: string) => (value?: unknown) => heard.push(value === undefined ? name : [name, value]);
    const widget = createWidget({
      environment,
      mode: 'signup',
      locale: 'fr-FR',
      title: 'Create account',
      onResized: hear('resized'),
      onModeChanged: hear('modeChanged'),
      onClosed: hear('closed'),
      onLoggedIn: hear('loggedIn'),
      onFailed: hear('failed'),
    });
    document.body.append(widget.node);
    return { heard, widget, frame: widget.node.contentWindow };
  }

  it('is asked for this application, language and mode, and is told where to go after a login', () => {
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
    ['UAT', 'true'],
    ['CERT2', 'true'],
    ['LIVE', 'false'],
  ] as const)('is told whether %s is a test environment', (name, flag) => {
    const url = new URL(widgetUrl({ environment: { ...environment, name }, mode: 'connect', locale: 'fr-FR' }, site));
    expect(url.searchParams.get('testEnvironment')).toBe(flag);
  });

  it('tells its height, its view and that it was closed', () => {
    const { heard, frame } = open();
    say({ type: 'resized', height: 412 }, services, frame);
    say({ type: 'modeChanged', mode: 'connect' }, services, frame);
    say({ type: 'closed' }, services, frame);
    expect(heard).toEqual([['resized', 412], ['modeChanged', 'connect'], 'closed']);
  });

  it('is believed about a login only by the logged-in page of this site', () => {
    const { heard, frame } = open();
    say({ type: 'loggedIn' }, services, frame);
    say({ type: 'loggedIn' }, site, window);
    expect(heard).toEqual([]);
    say({ type: 'loggedIn' }, site, frame);
    expect(heard).toEqual(['loggedIn']);
  });

  it.each([
    ['another origin', { type: 'closed' }, 'http://evil.test', true],
    ['another window', { type: 'closed' }, services, false],
    ['another product', { type: 'closed', source: 'other' }, services, true],
    ['a view that does not exist', { type: 'modeChanged', mode: 'admin' }, services, true],
    ['a height that is none', { type: 'resized', height: 'tall' }, services, true],
    ['a name from the prototype', { type: 'toString' }, services, true],
  ])('is not heard from %s', (_case, data, origin, isFrame) => {
    const { heard, frame } = open();
    say(data, origin, isFrame ? frame : window);
    expect(heard).toEqual([]);
  });

  it('fails when it says nothing for five seconds', async () => {
    const { heard } = open();
    await jest.advanceTimersByTimeAsync(widgetTimeoutMs - 1);
    expect(heard).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['failed']);
  });

  it('is gone, silent and without a timer once it is disposed of', async () => {
    const { heard, widget, frame } = open();
    widget.dispose();
    say({ type: 'closed' }, services, frame);
    await jest.advanceTimersByTimeAsync(widgetTimeoutMs);
    expect(heard).toEqual([]);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('other tabs', () => {
  it('hear of a logout, and of nothing else', async () => {
    jest.useRealTimers();
    let logouts = 0;
    const end = createOtherTabs().onLogout(() => (logouts += 1));
    const stranger = new BroadcastChannel('club-sign-on');
    stranger.postMessage('something');
    createOtherTabs().announceLogout();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logouts).toBe(1);
    stranger.close();
    end();
  });

  it('are others: a tab does not hear its own logout', async () => {
    jest.useRealTimers();
    let logouts = 0;
    const tabs = createOtherTabs();
    const end = tabs.onLogout(() => (logouts += 1));
    tabs.announceLogout();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logouts).toBe(0);
    end();
  });
});
