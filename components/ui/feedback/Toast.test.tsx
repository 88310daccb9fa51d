import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast, toastDurationMs, type ToastKind, ToastArea } from './Toast';

function renderToast(kind: ToastKind, onClose = jest.fn()) {
  render(
    <ToastArea label="Messages">
      <Toast kind={kind} title="20 Units claimed" closeLabel="Close" onClose={onClose}>
        Your balance is 110.
      </Toast>
    </ToastArea>,
  );
  return onClose;
}

describe('a toast', () => {
  it('is announced as status', async () => {
    renderToast('units');

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 Units claimed'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is an alert for an error, and is not announced twice', async () => {
    renderToast('error');

    expect(await screen.findByRole('alert')).toHaveTextContent('20 Units claimed');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['units', 1],
    ['good', 1],
    ['offline', 0],
    ['error', 0],
  ] as const)('of kind %s closes by itself %d times after six seconds', (kind, times) => {
    jest.useFakeTimers();
    const onClose = renderToast(kind);

    act(() => {
      jest.advanceTimersByTime(toastDurationMs - 100);
    });
    expect(onClose).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(200);
    });

    expect(onClose).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });

  it('closes by its button', async () => {
    const onClose = renderToast('error');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
