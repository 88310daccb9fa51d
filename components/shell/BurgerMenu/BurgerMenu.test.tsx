import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginSucceeded } from '../../../store/session/events';
import { topMenuToggled } from '../../../store/interface/slice';
import { buildLoginReport } from '../../../store/support/testing/builders';
import { renderInShell } from '../testing/renderInShell';
import { BurgerMenu } from './BurgerMenu';

function openMenu(pathname = '/') {
  const view = renderInShell(<BurgerMenu />, { pathname });
  act(() => void view.store.dispatch(topMenuToggled(true)));
  return view;
}

const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

describe('the menu on phones', () => {
  it('has the same items as the header, each once', () => {
    openMenu('/rewards');
    expect(screen.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'true');
    expect(links().map((link) => link.textContent)).toEqual([
      ...['Challenges', 'RewardsYou are here', 'Shop discount', 'Sam', 'Star Players', 'Units'],
      ...['Explore', 'FAQ'],
    ]);
  });

  it('adds the player’s items after sign-in', async () => {
    const { store } = openMenu();
    act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
    await act(() => import('../player/playerShell'));
    expect(links().map((link) => link.textContent)).toEqual(expect.arrayContaining(['Dashboard', 'Games', 'Friends']));
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join the Club' })).not.toBeInTheDocument();
  });

  it('closes on Escape and when the login modal opens', async () => {
    const { store } = openMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(store.getState().interface.showTopMenu).toBe(false));

    act(() => void store.dispatch(topMenuToggled(true)));
    await userEvent.click(screen.getByRole('button', { name: 'Join the Club' }));
    expect(store.getState().interface).toMatchObject({ showTopMenu: false, showLoginModal: true, showRegister: true });
  });

  it('stays open when Escape closes the list of languages', async () => {
    const { store } = openMenu();
    const languages = screen.getByText('Language').closest('summary');
    if (!languages) throw new Error('There is no list of languages.');
    await userEvent.click(languages);
    expect(languages.closest('details')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(languages.closest('details')).not.toHaveAttribute('open');
    expect(languages).toHaveFocus();
    expect(store.getState().interface.showTopMenu).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(store.getState().interface.showTopMenu).toBe(false));
  });
});
