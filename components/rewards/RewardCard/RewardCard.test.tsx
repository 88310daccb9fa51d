import { screen } from '@testing-library/react';
import { buildReward } from '../../../services/testing/builders';
import { renderWithStore } from '../../testing/renderWithStore';
import { RewardCard } from './RewardCard';

const lantern = {
  reward: buildReward({ name: 'Stormglass lantern', rarityId: 'LEGENDARY', value: 240 }),
  kind: 'Gear',
  title: <a href="#lantern">Stormglass lantern</a>,
} as const;

describe('a reward card', () => {
  it.each([
    ['withinReach', undefined, '240 Units'],
    ['short', '360 to go', '240 Units'],
    ['short', '360 to go', '360 to go'],
    ['owned', 'Owned', 'Owned'],
    ['locked', 'Reach level 30', 'Reach level 30'],
    ['soldOut', 'Sold out, all 500 taken', 'Sold out, all 500 taken'],
  ] as const)('%s with the note %p shows %p', (state, note, text) => {
    renderWithStore(<RewardCard {...lantern} state={state} note={note} />);

    expect(screen.getByRole('heading', { name: 'Stormglass lantern' })).toBeInTheDocument();
    expect(screen.getByText('Legendary')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each(['owned', 'locked', 'soldOut'] as const)('%s shows no price', (state) => {
    renderWithStore(<RewardCard {...lantern} state={state} note="It stays here" />);

    expect(screen.queryByText('240 Units')).not.toBeInTheDocument();
  });

  it('is one link with the reward’s name', () => {
    renderWithStore(<RewardCard {...lantern} state="withinReach" />);

    expect(screen.getByRole('link', { name: 'Stormglass lantern' })).toBeInTheDocument();
  });
});
