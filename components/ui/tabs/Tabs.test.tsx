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

  it('change on a press', async () => {
    render(<Game />);

    await userEvent.click(screen.getByRole('tab', { name: /Rewards/ }));

    expect(screen.getByRole('tabpanel')).toHaveTextContent('Seven are yours');
  });
});
