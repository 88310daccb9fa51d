import { act, screen } from '@testing-library/react';
import { loginSucceeded } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { renderInShell } from '../shell/testing/renderInShell';
import { JoinBand } from './JoinBand';

it('invites visitors to join, not players', () => {
  const { store } = renderInShell(<JoinBand title="Free with the club" />);
  expect(screen.getByRole('heading', { name: 'Free with the club' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();

  act(() => void store.dispatch(loginSucceeded(buildLoginReport())));

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});
