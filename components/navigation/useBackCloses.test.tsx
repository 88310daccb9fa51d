import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { useState } from 'react';
import { currentEntry } from './historyEntries';
import { useBackCloses } from './useBackCloses';

const onClose = jest.fn();

function Dialog({ isBusy = false }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useBackCloses(
    isOpen,
    () => {
      onClose();
      setIsOpen(false);
    },
    isBusy,
  );
  return isOpen ? <button onClick={close}>Close</button> : <button onClick={() => setIsOpen(true)}>Open</button>;
}

const go = async (steps: number) => {
  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(steps);
  await act(() => arrived);
};

/** As the router does. */
function openPage(key: string, path: string) {
  Router.events.emit('beforeHistoryChange', path, { shallow: false });
  window.history.pushState({ key }, '', path);
}

/** Opens the dialog on a page that was reached from another one. */
async function open() {
  openPage('before', '/rewards');
  openPage('page', '/discount');
  const view = render(<Dialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return view;
}

const close = () => screen.getByRole('button', { name: 'Close' }).click();
const back = () => window.history.back();

afterEach(() => onClose.mockClear());

it.each([
  ['its own close', [close]],
  ['its own close, pressed twice', [close, close]],
  ['Back', [back]],
  ['Back at the same time as its own close', [close, back]],
  ['its own close at the same time as Back', [back, close]],
] as const)('closes by %s: the page stays, and no history entry is left', async (_name, presses) => {
  await open();
  act(() => {
    for (const press of presses) press();
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toBeVisible());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect([currentEntry(), window.location.pathname]).toEqual(['page', '/discount']);
  await go(-1);
  expect([currentEntry(), window.location.pathname]).toEqual(['before', '/rewards']);
});

it('closes without a step in the history when another page was opened above it', async () => {
  await open();
  openPage('above', '/units');
  act(close);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toBeVisible());
  expect(currentEntry()).toBe('above');
});

it('stays open while it is busy, and closes by the next Back', async () => {
  const { rerender } = await open();
  rerender(<Dialog isBusy />);
  await go(-1);
  expect(onClose).not.toHaveBeenCalled();
  rerender(<Dialog />);
  await go(-1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect([currentEntry(), window.location.pathname]).toEqual(['page', '/discount']);
});

it('closes alone above another dialog', async () => {
  await open();
  render(<Dialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await go(-1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
});

it('is passed over by Back once something else has closed it, as a login does', async () => {
  const { unmount } = await open();
  unmount();
  await go(-1);
  await waitFor(() => expect([currentEntry(), window.location.pathname]).toEqual(['before', '/rewards']));
});

it('is passed over by Back from a page that was opened from it', async () => {
  const { unmount } = await open();
  openPage('above', '/units');
  unmount();
  await go(-1);
  await waitFor(() => expect([currentEntry(), window.location.pathname]).toEqual(['page', '/discount']));
  await go(-1);
  expect([currentEntry(), window.location.pathname]).toEqual(['before', '/rewards']);
});

it('is passed over by Forward after Back, before the router has the page of either', async () => {
  const { unmount } = await open();
  openPage('above', '/units');
  unmount();
  await go(-1);
  await waitFor(() => expect([currentEntry(), window.location.pathname]).toEqual(['page', '/discount']));
  await go(1);
  await waitFor(() => expect([currentEntry(), window.location.pathname]).toEqual(['above', '/units']));
});

it('leaves the history alone when it is closed', async () => {
  const { unmount } = await open();
  await go(-1);
  await go(-1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(currentEntry()).toBe('before');
  unmount();
});
