import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError, wireNoticeSettings } from '../../../services/testing/wireResponses';
import { loginSucceeded, logoutStarted } from '../../../store/session/events';
import { buildLoginReport } from '../../../store/support/testing/builders';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { renderInShell } from '../../shell/testing/renderInShell';
import { NoticeChoices } from './NoticeChoices';
import { useAppSelector } from '../../../store/support/hooks';
import { selectIsPlayer } from '../../../store/account/selectors';

const url = `${testServicesUrl}/v1/profiles/me/club/notices/choices`;
const sent: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sent.splice(0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Renders as soon as a player is signed in. */
const PlayerChoices = () => useAppSelector(selectIsPlayer) && <NoticeChoices />;

const given = (settings: object) =>
  server.use(
    http.get(url, () => HttpResponse.json(settings)),
    http.put(url, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(settings);
    }),
  );

function show(settings: object = wireNoticeSettings()) {
  given(settings);
  open();
}

function open() {
  const view = renderInShell(<PlayerChoices />);
  view.signOn.signIn();
  act(() => void view.store.dispatch(loginSucceeded(buildLoginReport())));
  return view;
}
const refunds = async () => within(await screen.findByRole('group', { name: 'Refunded Units' }));

it('a kind is stopped for one channel by the keyboard, and that is said', async () => {
  show();
  const email = (await refunds()).getByRole('switch', { name: 'Email' });
  expect(email).toBeChecked();
  email.focus();
  await userEvent.keyboard(' ');
  const saved = await screen.findByText('Your choices are saved.');
  expect(saved).toBeVisible();
  expect(screen.getByRole('group', { name: 'Refunded Units' })).toContainElement(saved);
  expect(sent).toEqual([{ choices: [{ kind: 'refund', channel: 'email', isChosen: false }] }]);
});

it('is as before where saving fails, which its own row says', async () => {
  show();
  server.use(http.put(url, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
  const row = await refunds();
  const [place] = row.getAllByRole('status');
  await userEvent.click(row.getByRole('switch', { name: 'In the club' }));
  await waitFor(() => expect(place).toHaveTextContent('We couldn’t save your choice. Try again.'));
  expect(screen.getAllByText('We couldn’t save your choice. Try again.')).toHaveLength(1);
  expect(row.getByRole('switch', { name: 'In the club' })).toBeChecked();

  await userEvent.click(await screen.findByRole('switch', { name: /^Quiet hours/ }));
  await waitFor(() => expect(screen.getByText('We couldn’t save your choice. Try again.')).toBeVisible());
  expect(place).toBeEmptyDOMElement();
});

it('quiet hours are changed one by one, and can be turned off', async () => {
  show();
  const from = await screen.findByRole('combobox', { name: 'From' });
  expect(from).toHaveDisplayValue('10:00 PM');
  await userEvent.selectOptions(from, '11:00 PM');
  const hours = { isOn: true, from: 23, until: 8, timeZone: 'Europe/Paris' };
  expect(await screen.findByText('Your choices are saved.')).toBeVisible();
  expect(sent).toEqual([{ choices: [], quietHours: hours }]);
  const zones = screen.getByRole('combobox', { name: 'Time zone' });
  expect(zones).toHaveDisplayValue('Europe/Paris · Central European Time');
  await userEvent.selectOptions(zones, 'Asia/Tokyo');
  await userEvent.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
  expect(screen.getByRole('switch', { name: /^Quiet hours/ })).toBeInTheDocument();
  expect(sent).toContainEqual({ choices: [], quietHours: { ...hours, from: 22, timeZone: 'Asia/Tokyo' } });
});

it('the first change notes the time zone of the browser', async () => {
  show(wireNoticeSettings({ hasChosenZone: false }));
  await userEvent.click((await refunds()).getByRole('switch', { name: 'Email' }));
  expect(await screen.findByText('Your choices are saved.')).toBeVisible();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(sent).toMatchObject([{ quietHours: { from: 22, until: 8, timeZone } }]);
});

it.each(['Europe/Kyiv', 'Europe/Kiev'])('offers one zone alone where %s is chosen', async (timeZone) => {
  show(wireNoticeSettings({ quietHours: { isOn: true, from: 22, until: 8, timeZone } }));
  const zones = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(zones).toHaveValue(timeZone);
  expect(within(zones).getAllByRole('option', { name: /K(yi|ie)v/ })).toHaveLength(1);
});

it('says that emails need a confirmed address', async () => {
  show(wireNoticeSettings({ isEmailVerified: false }));
  expect(await screen.findByText('We send emails once you’ve confirmed your address.')).toBeVisible();
});

it('offers to try again where it cannot be loaded', async () => {
  server.use(http.get(url, () => HttpResponse.json(wireError(1, 400), { status: 400 })));
  open();
  expect(await screen.findByText('We couldn’t load this setting.')).toBeVisible();
  given(wireNoticeSettings());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await refunds()).getByRole('switch', { name: 'Email' })).toBeChecked();
});

describe('on this device', () => {
  const browsers = ['PushManager', 'Notification'] as const;
  afterEach(() => {
    for (const name of browsers) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  const endpoint = 'https://push.example/this';
  const push = (...endpoints: string[]) => ({ publicKey: 'club-key', endpoints });

  /** A browser with a push service, which the reader allows messages or not. */
  function givenBrowser({ permission = 'granted', isSubscribed = false } = {}) {
    const browser = { isSubscribed };
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: () => Promise.resolve((browser.isSubscribed = false)),
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(browser.isSubscribed ? subscription : null),
      subscribe: () => Promise.resolve((browser.isSubscribed = true)).then(() => subscription),
    };
    const registration = { active: {}, installing: null, waiting: null, pushManager };
    const serviceWorker = {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    };
    const define = (on: object, name: string, value: object) =>
      Object.defineProperty(on, name, { configurable: true, value });
    define(navigator, 'serviceWorker', serviceWorker);
    define(window, 'PushManager', pushManager);
    define(window, 'Notification', { requestPermission: () => Promise.resolve(permission) });
    return browser;
  }

  /** The services keep this browser, and no other. */
  function givenPush(...endpoints: string[]) {
    given(wireNoticeSettings({ push: push(...endpoints) }));
    server.use(
      http.put(url.replace('choices', 'push'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(wireNoticeSettings({ push: push(endpoint) }));
      }),
      http.delete(url.replace('choices', 'push'), () => HttpResponse.json(wireNoticeSettings({ push: push() }))),
    );
  }
  const toggle = () => screen.findByRole('switch', { name: /^Notifications on this device/ });

  it('are turned on and off by one press each, and then have a switch for each kind', async () => {
    const browser = givenBrowser();
    givenPush();
    open();
    expect(await toggle()).not.toBeChecked();
    expect(screen.queryByRole('switch', { name: 'On your devices' })).not.toBeInTheDocument();
    await userEvent.click(await toggle());
    await waitFor(async () => expect(await toggle()).toBeChecked());
    expect(sent).toEqual([{ endpoint, p256dh: 'key', auth: 'secret' }]);
    expect((await refunds()).getByRole('switch', { name: 'On your devices' })).toBeChecked();
    await userEvent.click(await toggle());
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
    expect(browser.isSubscribed).toBe(false);
  });

  it('stay off where the reader says no, with what to do', async () => {
    givenBrowser({ permission: 'denied' });
    givenPush();
    open();
    await userEvent.click(await toggle());
    expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
    expect(await toggle()).not.toBeChecked();
  });

  it('are off where the browser was another player’s', async () => {
    givenBrowser({ isSubscribed: true });
    givenPush('https://push.example/other');
    open();
    expect(await toggle()).not.toBeChecked();
  });

  it('end with a sign-out', async () => {
    const browser = givenBrowser({ isSubscribed: true });
    givenPush(endpoint);
    const { store } = open();
    await waitFor(async () => expect(await toggle()).toBeChecked());
    act(() => void store.dispatch(logoutStarted()));
    await waitFor(() => expect(browser.isSubscribed).toBe(false));
  });

  it.each([
    ['the services push no messages', true, null],
    ['the browser takes none', false, push()],
  ])('are not offered where %s', async (_case, hasBrowser, offer) => {
    if (hasBrowser) givenBrowser();
    show(wireNoticeSettings({ push: offer }));
    await refunds();
    expect(screen.queryByRole('switch', { name: /^Notifications on this device/ })).not.toBeInTheDocument();
  });
});
