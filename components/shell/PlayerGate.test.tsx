import { act, screen } from '@testing-library/react';
import { toFailure } from '../../services/http/errors';
import { loginFailed, loginSucceeded, logoutStarted } from '../../store/auth/slice';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { buildLoginReport } from '../../store/support/testing/builders';
import { PlayerGate } from './PlayerGate';
import { renderInShell } from './testing/renderInShell';

const failure = toFailure(noSession());
const show = () => renderInShell(<PlayerGate skeleton="Loading">Yours</PlayerGate>);

describe('the gate of the pages for players', () => {
  it('shows nothing personal until it is known who is here', () => {
    const { store } = show();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(store.getState().interface.showLoginModal).toBe(false);
  });

  it('asks a visitor to log in: closing leads to the index, logging in stays here', () => {
    const { store } = show();
    act(() => void store.dispatch(loginFailed(failure)));
    expect(store.getState().interface).toMatchObject({
      showLoginModal: true,
      redirectAfterLogin: false,
      redirectOnClose: 'index',
    });
    act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
    expect(screen.getByText('Yours')).toBeInTheDocument();
  });

  it('does not ask a player who signs out', () => {
    const { store } = show();
    act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
    act(() => void store.dispatch(logoutStarted()));
    expect(screen.queryByText('Yours')).not.toBeInTheDocument();
    expect(store.getState().interface.showLoginModal).toBe(false);
  });
});
