/** The sides of a rarity's star in px. */
export const rarityStarSides = [9, 11, 14] as const;
export type RarityStarSide = (typeof rarityStarSides)[number];

/** Space between two of the five stars in px. */
export const rarityStarGap = 2;

/** The width of five stars in px. */
export const rarityStarsWidth = (side: RarityStarSide) => 5 * side + 4 * rarityStarGap;
