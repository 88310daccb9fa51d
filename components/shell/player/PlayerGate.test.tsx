import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { ServiceError, toFailure } from '../../../services/http/errors';
import { loginModalDismissed } from '../../../store/interface/slice';
import { keptPlayerFound } from '../../../store/offline/keptPlayer/slice';
import {
  loginCheckFailed,
  loginCheckRequested,
  loginFailed,
  loginSucceeded,
  logoutStarted,
  ticketRenewalFailed,
} from '../../../store/session/events';
import { appMounted } from '../../../store/support/appMounted';
import { noSession } from '../../../store/support/testing/fakeSignOn';
import { buildLoginReport, buildUserProfile } from '../../../store/support/testing/builders';
import { renderInShell } from '../testing/renderInShell';
import { PlayerGate } from './PlayerGate';

const failure = toFailure(noSession());
const show = () => renderInShell(<PlayerGate skeleton="Loading">Yours</PlayerGate>);

describe('the gate of player pages', () => {
  it('shows only the skeleton until the login check is done', () => {
    const { store } = show();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(store.getState().interface.showLoginModal).toBe(false);
  });

  it('opens the login modal for a visitor: closing leads to the index, logging in stays on the page', () => {
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

  it('shows neither a login nor skeletons when the services do not answer, and retries visibly', () => {
    const { store } = show();
    act(() => void store.dispatch(loginCheckFailed(failure)));
    expect(store.getState().interface.showLoginModal).toBe(false);
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You don’t need to sign in again');
    act(() => void store.dispatch(loginCheckRequested()));
    expect(screen.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-busy', 'true');
    act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
    expect(screen.getByText('Yours')).toBeInTheDocument();
  });

  it('claims no failure while an attempt still runs', () => {
    const { store } = show();
    act(() => void store.dispatch(loginCheckFailed(failure)));
    expect(screen.getByRole('heading', { name: 'We couldn’t load your account' })).toBeInTheDocument();
    act(() => void store.dispatch(loginCheckRequested()));
    expect(screen.getByRole('heading', { name: 'Loading your profile' })).toBeInTheDocument();
    expect(screen.queryByText('We couldn’t load your account')).not.toBeInTheDocument();
  });

  it('shows the skeleton until the code of what is kept is there', () => {
    const Kept = lazy(() => new Promise<never>(() => undefined));
    const { store } = renderInShell(
      <PlayerGate skeleton="Loading" kept={<Kept />}>
        Yours
      </PlayerGate>,
    );
    act(
      () =>
        void store.dispatch(
          keptPlayerFound({
            profile: buildUserProfile(),
            units: 90,
            expiring: [],
            challenges: [],
            at: 0,
            ledger: null,
          }),
        ),
    );
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('opens the login modal when a player has signed out in another tab', () => {
    const { store } = show();
    act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
    act(() => void store.dispatch(logoutStarted('elsewhere')));
    expect(screen.queryByText('Yours')).not.toBeInTheDocument();
    expect(store.getState().interface).toMatchObject({ showLoginModal: true, redirectOnClose: 'index' });
  });

  it('stays without a connection where a player closes the login after the session has ended, and opens it again with one', async () => {
    const { store, signOn, navigations } = show();
    act(() => void store.dispatch(appMounted()));
    await waitFor(() => expect(store.getState().auth.hasLoginSettled).toBe(true));
    act(() => {
      store.dispatch(loginSucceeded(buildLoginReport()));
      store.dispatch(ticketRenewalFailed(failure));
    });
    signOn.loginOutcome = new ServiceError({ message: 'No answer', status: 504 });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void store.dispatch(loginModalDismissed()));
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Check your connection');
    expect(screen.getByRole('alert')).not.toHaveTextContent('You don’t need to sign in again');
    expect(navigations).toEqual([]);

    onLine.mockRestore();
    signOn.loginOutcome = noSession();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(store.getState().interface.showLoginModal).toBe(true));
  });

  it('does not open the login modal when a player signs out', () => {
    const { store } = show();
    act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
    act(() => void store.dispatch(logoutStarted()));
    expect(screen.queryByText('Yours')).not.toBeInTheDocument();
    expect(store.getState().interface.showLoginModal).toBe(false);
  });
});
