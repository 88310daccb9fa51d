import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const tabs = [
  { value: 'challenges', label: 'Challenges', content: 'Three this week' },
  { value: 'rewards', label: 'Rewards', count: 47, content: 'Seven are yours' },
] as const;

function Game() {
  const [tab, setTab] = useState<'challenges' | 'rewards'>('challenges');
  return <Tabs label="Moongate" tabs={tabs} value={tab} onChange={setTab} />;
}

describe('tabs', () => {
  it('change with the arrow keys and wrap around', async () => {
    render(<Game />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Three this week');

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Rewards/, selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Seven are yours');

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Challenges', selected: true })).toHaveFocus();
  });

  it('lead with the Tab key to the start of a panel that the browser has scrolled past', async () => {
    render(<Game />);
    const panel = screen.getByRole('tabpanel');
    const scroll = jest.spyOn(panel, 'scrollIntoView');
    panel.getBoundingClientRect = () => new DOMRect(0, -2000, 360, 5000);

    await userEvent.tab();
    await userEvent.tab();
    expect(panel).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  });

  it('change on a press', async () => {
    render(<Game />);

    await userEvent.click(screen.getByRole('tab', { name: /Rewards/ }));

    expect(screen.getByRole('tabpanel')).toHaveTextContent('Seven are yours');
  });

  it('keep what was typed, where they should', async () => {
    function Settings() {
      const [tab, setTab] = useState<'account' | 'security'>('account');
      const parts = [
        { value: 'account', label: 'Account', content: <input aria-label="Email" /> },
        { value: 'security', label: 'Security', content: 'Password' },
      ] as const;
      return <Tabs label="Settings" tabs={parts} value={tab} onChange={setTab} keepsOpened />;
    }
    render(<Settings />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.example');

    await userEvent.click(screen.getByRole('tab', { name: 'Security' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Password');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.example');
  });
});
