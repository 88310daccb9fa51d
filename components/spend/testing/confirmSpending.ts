import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the button that confirms, as soon as it takes a press. */
export async function confirmSpending(name: string, press = userEvent.click): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await press(button);
}
