import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithStore } from '../../testing/renderWithStore';
import { Modal } from '../dialogs/Modal';
import { ConfirmButton } from './ConfirmButton';
import { StepTitle } from '../../spend/Step';

const confirmed = jest.fn();
beforeEach(() => confirmed.mockClear());

function Page({ isReady = true }: { isReady?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Lantern</button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Claim" isTitleHidden>
        <StepTitle>Use 60 Units for the lantern?</StepTitle>
        <ConfirmButton isReady={isReady} onClick={confirmed}>
          Use 60 Units
        </ConfirmButton>
      </Modal>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Use 60 Units' });
const armed = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));

it('the question has the focus first, so that one long press of Enter confirms nothing', async () => {
  renderWithStore(<Page />);
  screen.getByRole('button', { name: 'Lantern' }).focus();
  // The key repeats ten times after it opened the dialog.
  await userEvent.keyboard('{Enter>11/}');
  expect(screen.getByRole('heading', { name: 'Use 60 Units for the lantern?' })).toHaveFocus();

  await armed();
  await userEvent.keyboard('{Enter>11/}');
  expect(confirmed).not.toHaveBeenCalled();
});

it('a key that is held when it reaches the button confirms nothing', async () => {
  renderWithStore(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Lantern' }));
  await armed();
  button().focus();
  expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
});

describe('given that no time passes by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a click', 'click'],
    ['a double click', 'dblClick'],
  ] as const)('%s right after the dialog has opened confirms nothing, a later one does', async (_, press) => {
    const user = userEvent.setup({ delay: null });
    renderWithStore(<Page />);
    await user.click(screen.getByRole('button', { name: 'Lantern' }));
    await user[press](button());
    expect(confirmed).not.toHaveBeenCalled();

    act(() => jest.advanceTimersByTime(500));
    await user.click(button());
    expect(confirmed).toHaveBeenCalledTimes(1);
  });
});

it('is not armed before what it confirms is shown', async () => {
  const { rerender } = renderWithStore(<Page isReady={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Lantern' }));
  await new Promise((resolve) => setTimeout(resolve, 700));
  await userEvent.click(button());
  expect(confirmed).not.toHaveBeenCalled();

  rerender(<Page />);
  await armed();
});
