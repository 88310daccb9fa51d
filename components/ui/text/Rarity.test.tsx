import { render, screen } from '@testing-library/react';
import { Rarity, rarityStars } from './Rarity';

describe('a rarity', () => {
  it('shows its name beside color and stars', () => {
    render(<Rarity rarity="exotic" name="Exotic" />);

    expect(screen.getByText('Exotic')).toBeVisible();
  });

  it('fills one star more than the rarity below it', () => {
    expect(rarityStars).toEqual({ common: 1, rare: 2, epic: 3, legendary: 4, exotic: 5 });
  });
});
