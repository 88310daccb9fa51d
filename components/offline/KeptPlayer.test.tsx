import { act, screen, within } from '@testing-library/react';
import { readTransactions } from '../../services/club/transactions';
import { buildChallenge } from '../../services/testing/builders';
import { wireTransaction } from '../../services/testing/wireResponses';
import { keptPlayerFound } from '../../store/offline/keptPlayer/slice';
import { loginFailed, loginSucceeded } from '../../store/session/events';
import { noSession } from '../../store/support/testing/fakeSignOn';
import { buildLoginReport, buildUserProfile } from '../../store/support/testing/builders';
import { toFailure } from '../../services/http/errors';
import { PlayerGate } from '../shell/player/PlayerGate';
import { renderInShell } from '../shell/testing/renderInShell';
import { KeptDashboard, KeptUnits } from './KeptPlayer';

const kept = {
  profile: buildUserProfile({ username: 'Northwind' }),
  units: 90,
  expiring: [{ units: 20, expiresAt: '2031-03-31T11:59:59.999Z' }],
  challenges: [buildChallenge({ name: 'Chart the caves', status: 'active' })],
  at: Date.parse('2026-11-20T09:30:00.000Z'),
  ledger: {
    at: Date.parse('2026-11-19T09:30:00.000Z'),
    page: readTransactions({ transactions: [wireTransaction()], total: 45 }),
  },
};

function show(screenOfPlayer: React.ReactNode) {
  const made = renderInShell(
    <PlayerGate skeleton="Loading" kept={screenOfPlayer}>
      Yours
    </PlayerGate>,
  );
  act(() => void made.store.dispatch(keptPlayerFound(kept)));
  return made;
}

afterEach(() => jest.restoreAllMocks());

it('shows the last dashboard with its time, and nothing to press but "Try again"', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<KeptDashboard />);
  expect(screen.getByRole('heading', { name: 'Northwind' })).toBeInTheDocument();
  expect(screen.getByText('90 Units')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Chart the caves' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^Last updated November 20.* You can make changes/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('does not say that the player is offline where the services are slow', () => {
  show(<KeptDashboard />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Last updated November 20[^.]*\.$/);
});

it('shows the first page of the history with a time of its own', () => {
  show(<KeptUnits />);
  expect(screen.getByText('90 Units')).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText(/^Last updated November 19/)).toBeInTheDocument();
});

it('goes once it is known who is signed in', () => {
  const { store } = show(<KeptDashboard />);
  act(() => void store.dispatch(loginSucceeded(buildLoginReport())));
  expect(screen.getByText('Yours')).toBeInTheDocument();
});

it('goes when the session has ended', () => {
  const { store } = show(<KeptDashboard />);
  act(() => void store.dispatch(loginFailed(toFailure(noSession()))));
  expect(screen.queryByText('90 Units')).not.toBeInTheDocument();
});
