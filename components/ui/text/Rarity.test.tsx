import { screen } from '@testing-library/react';
import { renderWithStore } from '../../testing/renderWithStore';
import { Rarity, rarityStars } from './Rarity';

describe('a rarity', () => {
  it('shows its name beside color and stars', () => {
    renderWithStore(<Rarity rarity="exotic" />);

    expect(screen.getByText('Exotic')).toBeVisible();
  });

  it('fills one star more than the rarity below it', () => {
    expect(rarityStars).toEqual({ common: 1, rare: 2, epic: 3, legendary: 4, exotic: 5 });
  });
});
