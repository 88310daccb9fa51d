import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses a `ConfirmButton` as soon as it takes a press. */
export async function pressOnceReady(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}
