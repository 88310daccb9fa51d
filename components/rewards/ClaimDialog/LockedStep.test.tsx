import { act, screen } from '@testing-library/react';
import { buildReward } from '../../../services/testing/builders';
import { balanceFetched } from '../../../store/units/slice';
import { renderInShell } from '../../shell/testing/renderInShell';
import { LockedStep } from './LockedStep';

const reason = 'Win with fuel to spare';

function open(lockProgress: { value: number; target: number } | null, units: number) {
  const { store } = renderInShell(
    <LockedStep
      reward={buildReward({ value: 220, lockProgress })}
      availability={{ kind: 'locked', reasons: [reason] }}
      isGameOwned
    />,
  );
  act(() => {
    store.dispatch(balanceFetched({ units, expiring: [] }));
  });
}

it.each([
  ['with its progress', { value: 0, target: 1 }],
  ['without progress', null],
])('names the condition once %s', (_, lockProgress) => {
  open(lockProgress, 790);

  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(screen.queryAllByRole('progressbar', { name: reason })).toHaveLength(lockProgress ? 1 : 0);
});

it.each([
  [219, 1],
  [220, 0],
  [790, 0],
])('with a balance of %d there are %d bars for a price of 220', (units, count) => {
  open(null, units);

  expect(screen.queryAllByRole('progressbar', { name: 'Balance' })).toHaveLength(count);
});
