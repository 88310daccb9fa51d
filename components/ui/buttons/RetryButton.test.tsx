import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStore } from '../../testing/renderWithStore';
import { RetryButton } from './RetryButton';

const goOnline = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

it('loads again at a press, and by itself once the browser is back online', async () => {
  const load = jest.fn();
  const { unmount } = renderWithStore(<RetryButton onClick={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(1);
  goOnline();
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  goOnline();
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not load a second time what is being loaded', () => {
  const load = jest.fn();
  renderWithStore(<RetryButton onClick={load} working="Trying again" />);
  goOnline();
  expect(load).not.toHaveBeenCalled();
});
