import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

describe('a button', () => {
  it('reacts to a press and to the keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Claim for 60</Button>);

    await userEvent.click(screen.getByRole('button', { name: 'Claim for 60' }));
    await userEvent.keyboard('{Enter}');

    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('shows why it is disabled, stays focusable and does nothing', async () => {
    const onClick = jest.fn();
    render(
      <Button variant="gold" disabledReason="20 Units short" onClick={onClick}>
        Claim for 60
      </Button>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const button = screen.getByRole('button', { name: 'Claim for 60', description: '20 Units short' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('20 Units short')).toBeVisible();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('shows that it is working, and ignores a second press, also as a submit button', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" working="Claiming" onClick={onClick}>
          Claim for 60
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Claiming', busy: true }));

    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
