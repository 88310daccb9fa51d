import { type Reader, readOneOf, readString } from '../http/parse';

/** The five rarities, least rare first (spec 3, Reward). */
const rarityIds = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY', 'EXOTIC'] as const;
export type RarityId = (typeof rarityIds)[number];

/** The wire uses any case, the product upper case (spec 3, Rewards state). */
export const readRarityId: Reader<RarityId> = (value, path) =>
  readOneOf(rarityIds)(readString(value, path).toUpperCase(), path);
