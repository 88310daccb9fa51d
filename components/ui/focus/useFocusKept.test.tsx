import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusKept } from './useFocusKept';

function Part() {
  const [isDone, setIsDone] = useState(false);
  const ref = useFocusKept<HTMLDivElement>();
  return (
    <>
      <button onClick={() => setIsDone(true)}>Elsewhere</button>
      <div ref={ref} aria-label="Part" role="group">
        {isDone ? <p>Done</p> : <button onClick={() => setIsDone(true)}>Do</button>}
        <button>Next</button>
      </div>
    </>
  );
}

it('goes on from around a button that has gone', async () => {
  render(<Part />);
  screen.getByRole('button', { name: 'Do' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Part' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('leaves the keyboard where it is by then', async () => {
  render(<Part />);
  screen.getByRole('button', { name: 'Do' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText('Done')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
