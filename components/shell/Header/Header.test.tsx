import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { setupServer } from 'msw/node';
import { toFailure } from '../../../services/http/errors';
import { wireReward } from '../../../services/testing/wireResponses';
import { contentOutdated } from '../../../store/locale/slice';
import { loginFailed, loginSucceeded } from '../../../store/session/events';
import { profileLoaded } from '../../../store/profile/slice';
import { noSession } from '../../../store/support/testing/fakeSignOn';
import { buildLoginReport, buildUserProfile } from '../../../store/support/testing/builders';
import { testServicesUrl } from '../../../store/support/testing/createTestStore';
import { balanceFetched } from '../../../store/units/slice';
import { renderWithStore } from '../../testing/renderWithStore';
import { buildRouter, renderInShell } from '../testing/renderInShell';
import { Header } from './Header';
import { insertStyles } from '../../testing/styles';

insertStyles();

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const failure = toFailure(noSession());

function showVisitor() {
  const view = renderInShell(<Header />);
  act(() => void view.store.dispatch(loginFailed(failure)));
  return view;
}

async function showPlayer() {
  const view = renderInShell(<Header />, { pathname: '/games', asPath: '/games' });
  act(() => {
    view.store.dispatch(loginSucceeded(buildLoginReport()));
    view.store.dispatch(profileLoaded(buildUserProfile({ username: 'Northwind', units: 1240 })));
    view.store.dispatch(balanceFetched({ units: 1240, expiring: [] }));
  });
  await screen.findByRole('link', { name: '1,240 Units' });
  return view;
}

const menu = () => screen.getByRole('navigation', { name: 'Main' });
const entries = () =>
  within(menu())
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
const about = () => screen.getByRole('button', { name: 'About' });

describe('the header of a visitor', () => {
  it('lists the menu items of spec 2 in order', () => {
    showVisitor();
    expect(entries()).toEqual(['About', 'Explore', 'Challenges', 'Rewards', 'Discount', 'Star Players', 'FAQ']);
  });

  it('hides Sign in and Join until the login check is done', () => {
    const { store } = renderInShell(<Header />);
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
    act(() => void store.dispatch(loginFailed(failure)));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it.each([
    ['Sign in', false],
    ['Join the Club', true],
  ])('%s opens the right view of the login modal', async (name, showRegister) => {
    const { store } = showVisitor();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(store.getState().interface).toMatchObject({ showLoginModal: true, showRegister, redirectAfterLogin: true });
  });

  it('opens the FAQ over the page', () => {
    showVisitor();
    expect(within(menu()).getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/?_popup=faq');
  });

  it('marks the current page', () => {
    renderInShell(<Header />, { pathname: '/rewards' });
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Rewards');
  });
});

describe('the About submenu', () => {
  const names = ['Challenges', 'Rewards', 'Shop discount', 'Sam', 'Star Players', 'Units'];
  const links = () =>
    within(screen.getByText(/rewarded for playing/).closest('div[id]') ?? menu()).getAllByRole('link');
  const expectShown = () => screen.findByText(/rewarded for playing/);

  it('lists the items of spec 2 in order', async () => {
    showVisitor();
    await userEvent.click(about());
    expect(about()).toHaveAttribute('aria-expanded', 'true');
    await expectShown();
    expect(links().map((link) => link.querySelector('b')?.textContent)).toEqual(names);
    expect(links()[2]).toHaveAttribute('href', '/discount');
  });

  it('is entered with the down arrow, left with Tab in the order of its links, and closes on Escape', async () => {
    showVisitor();
    about().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectShown();
    await waitFor(() => expect(links()[0]).toHaveFocus());
    await userEvent.tab();
    expect(links()[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(about()).toHaveAttribute('aria-expanded', 'false');
    expect(about()).toHaveFocus();
  });

  it('has its links next to its button in the order of Tab', async () => {
    showVisitor();
    await userEvent.click(about());
    await expectShown();
    await userEvent.tab();
    expect(links()[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(about()).toHaveFocus();
  });

  it('closes as the address changes, and only a focus in it moves to its button', async () => {
    const events = mitt();
    const { store } = renderWithStore(
      <RouterContext value={{ ...buildRouter(), events }}>
        <Header />
      </RouterContext>,
    );
    act(() => void store.dispatch(loginFailed(failure)));
    const faq = within(menu()).getByRole('link', { name: 'FAQ' });
    const leaveFrom = async (choose: () => HTMLElement | undefined) => {
      await userEvent.click(about());
      await expectShown();
      choose()?.focus();
      act(() => events.emit('routeChangeStart'));
      expect(about()).toHaveAttribute('aria-expanded', 'false');
    };
    await leaveFrom(() => faq);
    expect(faq).toHaveFocus();
    await leaveFrom(() => links()[0]);
    expect(about()).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    showVisitor();
    await userEvent.click(about());
    await userEvent.click(document.body);
    expect(about()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the header of a player', () => {
  it('lists the connected menu, About and FAQ', async () => {
    await showPlayer();
    expect(entries()).toEqual(['Dashboard', 'Games', 'Friends', 'About', 'FAQ']);
  });

  it('links FAQ to the popup on the dashboard', async () => {
    await showPlayer();
    expect(within(menu()).getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/dashboard?_popup=faq');
  });

  it('shows the balance, and signs out from the account overlay', async () => {
    const { store } = await showPlayer();
    expect(screen.getByRole('link', { name: '1,240 Units' })).toHaveAttribute('href', '/units');
    await userEvent.click(screen.getByRole('button', { name: 'Your account, Northwind' }));
    expect(screen.getByRole('region', { name: 'Account' })).toHaveTextContent('Northwind');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(store.getState().account.loggedIn).toBe(false);
    expect(screen.queryByRole('link', { name: '1,240 Units' })).not.toBeInTheDocument();
  });

  it('opens no sign-in with the second press of a double press on Sign out', async () => {
    const { store } = await showPlayer();
    await userEvent.click(screen.getByRole('button', { name: 'Your account, Northwind' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }), { clientX: 40, clientY: 80, detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }), { clientX: 41, clientY: 80, detail: 2 });
    expect(store.getState().interface.showLoginModal).toBe(false);
  });

  it('shows the goal in the account overlay, and again after a change of language there', async () => {
    const reward = wireReward({ name: 'Storm lamp' });
    const goal = { rewardId: reward.rewardId, reward, goalDate: '2024-03-04T12:00:00Z', claimsItself: false };
    server.use(http.get(`${testServicesUrl}/v1/profiles/me/club/goal`, () => HttpResponse.json({ goal })));
    const { store } = await showPlayer();
    await userEvent.click(screen.getByRole('button', { name: 'Your account, Northwind' }));
    expect(await screen.findByRole('progressbar', { name: 'Storm lamp' })).toBeVisible();
    act(() => void store.dispatch(contentOutdated()));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(await screen.findByRole('progressbar', { name: 'Storm lamp' })).toBeVisible();
  });
});
