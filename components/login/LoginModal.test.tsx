import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { errorText } from '../../services/http/errorCatalog';
import { ServiceError, toFailure } from '../../services/http/errors';
import { ticketRenewalFailed } from '../../store/session/events';
import { loginModalToggled } from '../../store/interface/slice';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { testServicesUrl } from '../../store/support/testing/createTestStore';
import { renderWithStore } from '../testing/renderWithStore';
import { LoginModal } from './LoginModal';

const platform = 'http://localhost:4000';
const never = () => new Promise<never>(() => undefined);
const server = setupServer(
  http.get(`${testServicesUrl}/v3/users/me`, never),
  http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/playerprofile`, () => HttpResponse.json({})),
  http.all(`${testServicesUrl}/*`, never),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

type Options = Parameters<typeof loginModalToggled>[0];

async function open(options: Options = {}, preventRedirect = false) {
  const view = renderWithStore(<LoginModal preventRedirect={preventRedirect} />);
  act(() => void view.store.dispatch(loginModalToggled({ showLoginModal: true, ...options })));
  await screen.findByTitle(options.showRegister ? 'Create account' : 'Log in');
  return view;
}

const widget = () => {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no widget.');
  return frame;
};

/** Posts a message as the widget does, or as the logged-in page after it. */
function post(data: object, origin = platform) {
  const message = new MessageEvent('message', {
    data: { source: 'meridian-sign-on', ...data },
    origin,
    source: widget().contentWindow,
  });
  act(() => void window.dispatchEvent(message));
}
const postLoggedIn = () => post({ type: 'loggedIn' }, window.location.origin);

const isOpen = () => screen.queryByRole('dialog') !== null;

describe('the login modal', () => {
  it('is closed by default', () => {
    renderWithStore(<LoginModal />);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['connect', 'Log in', 'Welcome back', {}],
    ['signup', 'Create account', 'One account, every Meridian game', { showRegister: true }],
  ])('opens the %s view', async (mode, name, words, options) => {
    await open(options);
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(new URL(widget().src).searchParams.get('mode')).toBe(mode);
  });

  it('has the height of the spec and a skeleton until the widget reports its height', async () => {
    await open();
    expect(widget().style.height).toBe('90px');
    expect(screen.getByText('Loading sign-in')).toBeInTheDocument();

    post({ type: 'resized', height: 412 });
    expect(widget().style.height).toBe('412px');
    expect(screen.queryByText('Loading sign-in')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('changes its texts with the view of the widget', async () => {
    await open();
    post({ type: 'modeChanged', mode: 'signup' });
    expect(screen.getByText('One account, every Meridian game')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Create account' })).toBeInTheDocument();
  });

  it('is named like the view of the widget, also where the mode stays, until it closes', async () => {
    const { store } = await open();
    const { src } = widget();
    post({ type: 'modeChanged', mode: 'connect', title: 'Reset your password' });
    expect(screen.getByRole('dialog', { name: 'Reset your password' })).toContainElement(
      screen.getByTitle('Reset your password'),
    );
    expect(widget().src).toBe(src);
    post({ type: 'closed' });
    await waitFor(() => expect(isOpen()).toBe(false));
    act(() => void store.dispatch(loginModalToggled({ showLoginModal: true })));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
  });
});

describe('closing', () => {
  it.each([
    [
      'the widget requests it',
      () => {
        post({ type: 'closed' });
        return Promise.resolve();
      },
    ],
    ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
    ['Close is pressed while the widget loads', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('happens when %s, without navigation', async (_case, close) => {
    const { navigations } = await open();
    await close();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(navigations).toEqual([]);
  });

  it.each(['index', 'units'])('redirects a visitor to the route it was opened with: %s', async (routeName) => {
    const { navigations } = await open({ redirectOnClose: routeName });
    post({ type: 'closed' });
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(navigations).toEqual([{ routeName, isRedirect: true }]);
  });

  it('happens when it is unmounted', async () => {
    const { store, unmount, navigations } = await open({ redirectOnClose: 'index' });
    unmount();
    expect(store.getState().interface.showLoginModal).toBe(false);
    expect(navigations).toEqual([]);
  });
});

describe('a login', () => {
  it('closes it and redirects to the dashboard', async () => {
    const { signOn, store, navigations } = await open({ redirectOnClose: 'index' });
    signOn.signIn();

    postLoggedIn();

    expect(screen.getByText('Signing you in')).toBeInTheDocument();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(store.getState().auth.ticket).toBe('a-ticket');
    expect(navigations).toEqual([{ routeName: 'dashboard' }]);
  });

  it.each([
    ['redirecting is disabled', { redirectAfterLogin: false }, false],
    ['redirecting is prevented', {}, true],
  ])('stays on the page when %s', async (_case, options, preventRedirect) => {
    const { signOn, navigations } = await open(options, preventRedirect);
    signOn.signIn();

    postLoggedIn();

    await waitFor(() => expect(isOpen()).toBe(false));
    expect(navigations).toEqual([]);
  });

  it('is ignored when the widget itself reports it', async () => {
    const { signOn } = await open();
    signOn.signIn();
    post({ type: 'loggedIn' });
    expect(signOn.calls.login).toBe(0);
  });

  it('says what to do in a browser that keeps no cookie of the sign-on, and shows the form again', async () => {
    const { signOn } = await open();
    signOn.loginOutcome = new ServiceError({ message: errorText('sso/ticketUnavailable'), status: 401 });
    postLoggedIn();
    expect(await screen.findByRole('heading', { name: 'Your browser blocks our cookies' })).toBeInTheDocument();
    expect(screen.getByText(/^Allow cookies in your browser’s settings/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(widget()).toBeInTheDocument();
  });

  it('goes on when the widget still reports its height', async () => {
    await open();
    act(() => {
      postLoggedIn();
      post({ type: 'resized', height: 412 });
    });
    expect(screen.getByText('Signing you in')).toBeInTheDocument();
  });

  it('can be retried without typing again when the ticket fails', async () => {
    const { signOn } = await open();
    signOn.loginOutcome = new ServiceError({ message: errorText('sso/ticketTimeout'), errorCode: 'timeout' });
    postLoggedIn();
    expect(await screen.findByRole('heading', { name: 'You’re almost in' })).toBeInTheDocument();

    signOn.signIn();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

describe('another page in the frame', () => {
  /** The second load of the frame, which holds a page of another origin. */
  function leave() {
    Object.defineProperty(widget(), 'contentDocument', { value: null });
    fireEvent.load(widget());
    post({ type: 'resized', height: 412 });
    fireEvent.load(widget());
  }

  it('stays where there is no session: it is one more of the sign-on', async () => {
    const { store, signOn } = await open();
    leave();
    await waitFor(() => expect(store.getState().auth.loginFailure).not.toBeNull());
    expect(signOn.calls.login).toBe(1);
    expect(widget()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('makes place for an error where it is not known whether there is a session', async () => {
    const { signOn } = await open();
    signOn.loginOutcome = new ServiceError({ message: errorText('sso/ticketUnavailable'), status: 504 });
    leave();
    expect(await screen.findByRole('heading', { name: 'You’re almost in' })).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();

    signOn.signIn();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

it('shows an error when the sign-on does not load within five seconds, and loads it again on Try again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open();

  act(() => {
    jest.advanceTimersByTime(5_000);
  });
  expect(screen.getByRole('heading', { name: 'Sign-in isn’t available right now' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  post({ type: 'resized', height: 412 });
  expect(widget().style.height).toBe('412px');
});

it('is closed by the browser’s Back', async () => {
  await open();
  window.history.back();
  await waitFor(() => expect(isOpen()).toBe(false));
});

it('tells a player whose session has ended', async () => {
  const view = await open();
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  act(() => void view.store.dispatch(ticketRenewalFailed(toFailure(noSession()))));
  expect(screen.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
});
