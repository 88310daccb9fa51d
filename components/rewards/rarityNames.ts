import type { RarityId } from '../../services/club/rarities';

/** From the most common to the rarest. */
export const rarityIds = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY', 'EXOTIC'] as const satisfies readonly RarityId[];

export const rarityColors = {
  COMMON: 'common',
  RARE: 'rare',
  EPIC: 'epic',
  LEGENDARY: 'legendary',
  EXOTIC: 'exotic',
} as const;

/** The five rarities (spec 3, Reward). */
export const rarityNames = {
  COMMON: 'ui.rarity.common',
  RARE: 'ui.rarity.rare',
  EPIC: 'ui.rarity.epic',
  LEGENDARY: 'ui.rarity.legendary',
  EXOTIC: 'ui.rarity.exotic',
} as const;
