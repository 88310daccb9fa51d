import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toast, toastKinds, type ToastKind, ToastArea } from './Toast';
import { insertStyles } from '../../testing/styles';

insertStyles();

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

  it('is announced with spaces between its title, its text and its action', async () => {
    render(
      <ToastArea label="Messages">
        <Toast
          kind="units"
          title="20 Units claimed"
          action={{ label: 'See your code', onClick: jest.fn() }}
          closeLabel="Close"
          onClose={jest.fn()}
        >
          Your balance is 110.
        </Toast>
      </ToastArea>,
    );

    const said = 'Messages 20 Units claimed Your balance is 110. See your code';
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
  });

  it('is an alert for an error, and is not announced twice', async () => {
    renderToast('error');

    expect(await screen.findByRole('alert')).toHaveTextContent('20 Units claimed');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each(['units', 'good', 'level'] as const)('of kind %s closes by itself, and takes no room', (kind) => {
    jest.useFakeTimers();
    const onClose = renderToast(kind);

    expect(document.querySelector('[data-stays]')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(toastKinds[kind].durationMs - 100);
    });
    expect(onClose).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(200);
    });

    expect(onClose).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it.each(['notice', 'error', 'offline'] as const)('of kind %s stays until it is closed', (kind) => {
    jest.useFakeTimers();
    const onClose = renderToast(kind);

    act(() => {
      jest.advanceTimersByTime(60_000);
    });

    expect(onClose).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('closes by its button', async () => {
    const onClose = renderToast('error');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  describe('that is closed by keyboard', () => {
    function Page() {
      const [isShown, setIsShown] = useState(true);
      return (
        <>
          <main>
            <h1>Friends</h1>
            <input aria-label="Player name" />
          </main>
          <ToastArea label="Messages">
            {isShown && <Toast kind="error" title="No" closeLabel="Close" onClose={() => setIsShown(false)} />}
          </ToastArea>
        </>
      );
    }

    it.each(['{Escape}', '{Tab}{Tab}{Enter}'])('with %s gives the focus back that F8 has led to it', async (keys) => {
      render(<Page />);
      const field = screen.getByRole('textbox', { name: 'Player name' });
      await userEvent.click(field);
      await userEvent.keyboard('[F8]');
      expect(field).not.toHaveFocus();
      await userEvent.keyboard(keys);
      await waitFor(() => expect(screen.queryByText('No')).not.toBeInTheDocument());
      await waitFor(() => expect(field).toHaveFocus());
    });

    it('gives the focus back that Tab has led to it', async () => {
      render(<Page />);
      await userEvent.click(screen.getByRole('textbox', { name: 'Player name' }));
      await userEvent.keyboard('{Tab}{Tab}');
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Player name' })).toHaveFocus());
    });

    it('leaves nothing that F8 could lead to', async () => {
      render(<Page />);
      const messages = screen.getByRole('list');
      expect(messages).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByText('No')).not.toBeInTheDocument());
      // Browsers focus nothing that is not displayed; jsdom does.
      expect(messages).not.toBeVisible();
    });

    it('gives the focus to the main area where nothing had it', async () => {
      render(<Page />);
      await userEvent.keyboard('[F8]{Escape}');
      await waitFor(() => expect(screen.queryByText('No')).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });
  });
});
