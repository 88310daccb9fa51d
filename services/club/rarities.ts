import * as read from '../http/parse';

/** Least rare first (spec 3, Reward). */
const rarityIds = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY', 'EXOTIC'] as const;
export type RarityId = (typeof rarityIds)[number];

/** The wire uses any case, the product upper case (spec 3, Rewards state). */
export const readRarityId: read.Reader<RarityId> = (value, path) =>
  read.oneOf(rarityIds)(read.string(value, path).toUpperCase(), path);
