import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithStore } from '../../testing/renderWithStore';
import { ListFooter } from './ListFooter';

const labels = { more: 'Show more', loading: 'Loading', failed: 'Failed' };

function Names() {
  const [count, setCount] = useState(2);
  return (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a href={`#${index}`}>Entry {index + 1}</a>
          </li>
        ))}
      </ul>
      <ListFooter status="loaded" hasMore={count < 4} onMore={() => setCount(count + 2)} labels={labels}>
        <p>{count} shown</p>
      </ListFooter>
    </>
  );
}

it('focuses the first entry that was added', async () => {
  renderWithStore(<Names />);

  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

  expect(screen.getByRole('link', { name: 'Entry 3' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
