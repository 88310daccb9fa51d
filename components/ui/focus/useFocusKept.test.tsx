import { act, render, screen } from '@testing-library/react';
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

it('focuses the part when the focused button is removed', async () => {
  render(<Part />);
  screen.getByRole('button', { name: 'Do' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Part' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('keeps the focus that has moved elsewhere meanwhile', async () => {
  render(<Part />);
  screen.getByRole('button', { name: 'Do' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText('Done')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('leaves the focus alone that a dialog had when the control that opened it goes', async () => {
  const Dialog = ({ isDone }: { isDone: boolean }) => (
    <>
      <div ref={useFocusKept<HTMLDivElement>()} aria-label="Part" role="group">
        {!isDone && <button>Claim</button>}
      </div>
      <div role="dialog">{!isDone && <button>Use 60 Units</button>}</div>
    </>
  );
  const { rerender } = render(<Dialog isDone={false} />);
  screen.getByRole('button', { name: 'Claim' }).focus();
  screen.getByRole('button', { name: 'Use 60 Units' }).focus();
  rerender(<Dialog isDone />);
  await act(() => Promise.resolve());
  expect(screen.getByRole('group', { name: 'Part' })).not.toHaveFocus();
});
