import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../shell/testing/renderInShell';
import { GrowingList } from './GrowingList';

const show = (length: number) =>
  renderInShell(
    <GrowingList items={Array.from({ length }, (_, index) => `Item ${index}`)}>
      {(shown) => (
        <ul>
          {shown.map((item) => (
            <li key={item}>
              <button type="button">{item}</button>
            </li>
          ))}
        </ul>
      )}
    </GrowingList>,
    { pathname: '/friends' },
  );

it('shows 48 items, and the next ones at each press, with the focus on the first of them', async () => {
  show(50);
  expect(screen.getAllByRole('listitem')).toHaveLength(48);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Item 48' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

it('has no button under a short list', () => {
  show(48);
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});
