import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginSucceeded } from '../../store/auth/slice';
import { topMenuToggled } from '../../store/interface/slice';
import { buildLoginReport } from '../../store/support/testing/builders';
import { BurgerMenu } from './BurgerMenu';
import { renderInShell } from './testing/renderInShell';

function open(pathname = '/') {
  const made = renderInShell(<BurgerMenu />, { pathname });
  act(() => void made.store.dispatch(topMenuToggled(true)));
  return made;
}

const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

describe('the menu on phones', () => {
  it('has the same items as the header', () => {
    open('/rewards');
    expect(screen.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'true');
    expect(links().map((link) => link.textContent)).toEqual([
      ...['Challenges', 'Rewards', 'Shop discount', 'Sam', 'Star Players', 'Units'],
      ...['Explore', 'Challenges', 'RewardsYou are here', 'Discount', 'Star Players', 'FAQ'],
    ]);
  });

  it('has the player’s items too', () => {
    const { store } = open();
    act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
    expect(links().map((link) => link.textContent)).toEqual(expect.arrayContaining(['Dashboard', 'Games', 'Friends']));
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join the Club' })).not.toBeInTheDocument();
  });

  it('closes with Escape, and for the login modal', async () => {
    const { store } = open();
    await userEvent.keyboard('{Escape}');
    expect(store.getState().interface.showTopMenu).toBe(false);

    act(() => void store.dispatch(topMenuToggled(true)));
    await userEvent.click(screen.getByRole('button', { name: 'Join the Club' }));
    expect(store.getState().interface).toMatchObject({ showTopMenu: false, showLoginModal: true, showRegister: true });
  });
});
