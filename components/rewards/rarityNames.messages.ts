import { defineMessages } from 'react-intl';
import type { RarityId } from '../../services/club/types';

/** The five rarities (spec 3, Reward). */
export const rarityNames = defineMessages({
  COMMON: { id: 'ui.rarity.common', defaultMessage: 'Common', description: 'Rarity of a reward, one star' },
  RARE: { id: 'ui.rarity.rare', defaultMessage: 'Rare', description: 'Rarity of a reward, two stars' },
  EPIC: { id: 'ui.rarity.epic', defaultMessage: 'Epic', description: 'Rarity of a reward, three stars' },
  LEGENDARY: { id: 'ui.rarity.legendary', defaultMessage: 'Legendary', description: 'Rarity of a reward, four stars' },
  EXOTIC: { id: 'ui.rarity.exotic', defaultMessage: 'Exotic', description: 'Rarity of a reward, five stars' },
});

/** From the most common to the rarest. */
export const rarityIds = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY', 'EXOTIC'] as const satisfies readonly RarityId[];

/** The theme's color of each rarity. */
export const rarityColors = {
  COMMON: 'common',
  RARE: 'rare',
  EPIC: 'epic',
  LEGENDARY: 'legendary',
  EXOTIC: 'exotic',
} as const;

export const priceMessages = defineMessages<{ price: { units: number } }>({
  price: {
    id: 'ui.price',
    defaultMessage: '{units, plural, one {# Unit} other {# Units}}',
    description: 'A price in words, for those who do not see the coin',
  },
});
