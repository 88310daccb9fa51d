import { setTimeout as delay } from 'node:timers/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderWithStore } from '../../testing/renderWithStore';
import { doublePressMs } from '../buttons/guardPresses';
import { Select } from '../fields/Select';
import { firstFocus, keptOpen, Modal } from './Modal';
import { insertStyles } from '../../testing/styles';

insertStyles();

function Page({ children = <button>Yes, for 60 Units</button> }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Claim</button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Claim the lantern">
        {children}
      </Modal>
    </>
  );
}

async function openModal(children?: ReactNode) {
  renderWithStore(<Page>{children}</Page>);
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

  it.each([
    [
      'the dialog, if only Close follows what it says',
      <p key="text">It is drawn by hand.</p>,
      'dialog',
      'Claim the lantern',
    ],
    [
      'the dialog, if a link is there and the controls load',
      <a key="link" href="/avatars">
        Change avatar
      </a>,
      'dialog',
      'Claim the lantern',
    ],
    [
      'the dialog, if the first control cannot be pressed yet',
      <div key="slots">
        <button aria-disabled>Move Dock one slot earlier</button>
        <button>Remove Dock from the showcase</button>
      </div>,
      'dialog',
      'Claim the lantern',
    ],
    ['the first control', undefined, 'button', 'Yes, for 60 Units'],
  ] as const)('gives the first focus to %s', async (_, children, role, name) => {
    await openModal(children);
    expect(screen.getByRole(role, { name })).toHaveFocus();
  });

  it('leads from itself to its last control with Shift and Tab', async () => {
    await openModal(<p {...firstFocus}>You and Tamsin</p>);
    screen.getByRole('dialog').focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
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

  it('stays open at the second press of a double press beside it, and closes at a later one', async () => {
    await openModal();
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await delay(doublePressMs);
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['ignores the second press of the double press that closed it', { clientX: 40, clientY: 80 }, 1, 0],
    ['counts a press elsewhere', { clientX: 40, clientY: 160 }, 1, 1],
    ['counts a key', { clientX: 40, clientY: 80 }, 0, 1],
  ])('behind it, %s', async (_, place, detail, counted) => {
    const pressed = jest.fn();
    renderWithStore(<button onClick={pressed}>Filter</button>);
    await openModal();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { clientX: 42, clientY: 83, detail: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }), { ...place, detail });
    expect(pressed).toHaveBeenCalledTimes(counted);
  });

  it('stays open at a press on a message that lies over it', async () => {
    await openModal(<p>Claim it</p>);
    const messages = document.createElement('ol');
    messages.dataset.messages = '';
    document.body.append(messages);
    await delay(doublePressMs);
    fireEvent.pointerDown(messages, { pointerType: 'mouse' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    messages.remove();
  });

  it('is kept open by what would be gone, but for its buttons', async () => {
    await openModal(
      <>
        <input aria-label="Current password" />
        <button {...keptOpen}>I’ve saved my codes</button>
      </>,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'I’ve saved my codes' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await delay(doublePressMs);
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    expect(screen.getByRole('button', { name: 'I’ve saved my codes' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not kept open by what a hidden tab of it has', async () => {
    await openModal(
      <div hidden>
        <button {...keptOpen}>I’ve saved my codes</button>
      </div>,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves Escape in the open list of a select to the browser, which closes the list', async () => {
    const options = [{ value: 'spam', label: 'Spam' }];
    await openModal(<Select label="Reason" options={options} value="spam" onChange={() => undefined} />);
    const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('option', { name: 'Spam' }), { key: 'Escape' });
    expect(isLeftToBrowser).toBe(true);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves the focus to the page that a link in it has opened', async () => {
    const title = document.createElement('h1');
    title.tabIndex = -1;
    document.body.append(title);
    await openModal();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    title.focus();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(title).toHaveFocus();
    title.remove();
  });
});
