import type { RarityId } from '../../services/club/rarities';

/** From the most common to the rarest. */
export const rarityIds = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY', 'EXOTIC'] as const satisfies readonly RarityId[];

/** The five rarities (spec 3, Reward) in the words of the theme and of the texts. */
export const rarityColors = {
  COMMON: 'common',
  RARE: 'rare',
  EPIC: 'epic',
  LEGENDARY: 'legendary',
  EXOTIC: 'exotic',
} as const;
