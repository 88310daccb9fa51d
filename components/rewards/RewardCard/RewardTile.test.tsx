import { screen } from '@testing-library/react';
import { buildReward } from '../../../services/testing/builders';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { renderWithStore } from '../../testing/renderWithStore';
import { RewardTile } from './RewardTile';

const lantern = buildReward({ name: 'Stormglass lantern', rarityId: 'LEGENDARY', value: 240 });
const open = jest.fn();

const show = (availability: RewardAvailability, canClaim = true) =>
  renderWithStore(<RewardTile reward={lantern} availability={availability} canClaim={canClaim} onOpen={open} />);

describe('a reward card', () => {
  it.each<[RewardAvailability, string]>([
    [{ kind: 'withinReach' }, '240 Units'],
    [{ kind: 'withinReach' }, 'Claim'],
    [{ kind: 'short', missing: 360 }, '240 Units'],
    [{ kind: 'short', missing: 360 }, '360 to go'],
    [{ kind: 'owned' }, 'Owned'],
    [{ kind: 'locked', reasons: ['Reach level 30'] }, 'Reach level 30'],
    [{ kind: 'locked', reasons: [] }, 'Locked'],
    [{ kind: 'soldOut', reasons: ['Sold out, all 500 taken'] }, 'Sold out, all 500 taken'],
    [{ kind: 'soldOut', reasons: [] }, 'No longer available'],
  ])('%p shows %p', (availability, text) => {
    show(availability);

    expect(screen.getByRole('heading', { name: 'Stormglass lantern' })).toBeInTheDocument();
    expect(screen.getByText('Legendary')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each(['owned', 'locked', 'soldOut'] as const)('%s shows no price', (kind) => {
    show({ kind, reasons: ['It stays here'] });

    expect(screen.queryByText('240 Units')).not.toBeInTheDocument();
  });

  it.each([{ kind: 'withinReach' }, { kind: 'short', missing: 360 }] as const)(
    'of a game that the player does not own, %p shows the price and that it is not played yet',
    (availability) => {
      show(availability, false);

      expect(screen.getByText('240 Units')).toBeInTheDocument();
      expect(screen.getByText('Not played yet')).toBeInTheDocument();
      expect(screen.queryByText('Claim')).not.toBeInTheDocument();
    },
  );

  it('is one button with the reward’s name', () => {
    show({ kind: 'withinReach' });

    expect(screen.getByRole('button', { name: 'Stormglass lantern' })).toBeInTheDocument();
  });
});
