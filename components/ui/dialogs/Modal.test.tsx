import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithStore } from '../../testing/renderWithStore';
import { Modal } from './Modal';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Claim</button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Claim the lantern">
        <button>Yes, for 60 Units</button>
      </Modal>
    </>
  );
}

async function openModal() {
  renderWithStore(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  return screen.findByRole('dialog', { name: 'Claim the lantern' });
}

describe('a modal', () => {
  it('takes the focus and traps it', async () => {
    const dialog = await openModal();

    for (let presses = 0; presses < 4; presses += 1) {
      expect(dialog).toContainElement(screen.getByText('Yes, for 60 Units'));
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('has z-index 1050 (spec 9)', async () => {
    expect(await openModal()).toHaveStyle({ zIndex: '1050' });
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes on %s and returns the focus', async (_, close) => {
    await openModal();

    await close();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Claim' })).toHaveFocus());
  });
});
