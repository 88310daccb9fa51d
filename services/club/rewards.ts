import { defineEndpoint } from '../http/endpoint';
import {
  orElse,
  orNull,
  readCounter,
  readFlag,
  readListIn,
  readNumber,
  readObject,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
  readText,
} from '../http/parse';
import { type Picture, readPictures } from './images';
import { type RarityId, readRarityId } from './rarities';

/** A reward with its claim, location and dates. */
export interface ClubReward {
  id: string;
  profileId: string | null;
  spaceId: string;
  /** Price in Units. */
  value: number;
  typeName: 'Downloadable' | 'Unlockable';
  name: string;
  description: string;
  isOwned: boolean;
  quantityPurchased: number;
  quantityUsed: number;
  quantityLimit: number | null;
  rewardLocation: string | null;
  instruction: string;
  images: Picture[];
  purchaseDate: string | null;
  rarity: RarityId | null;
  /** The code of the last claim; null without one. */
  code: string | null;
}

export const readClubReward = readObject<ClubReward>((field) => ({
  id: field('id', readString),
  profileId: field('profileId', readOptionalText),
  spaceId: field('spaceId', readString),
  value: field('value', readNumber),
  typeName: field('typeName', orElse(readOneOf(['Downloadable', 'Unlockable']), 'Unlockable')),
  name: field('name', readString),
  description: field('description', readText),
  isOwned: field('isOwned', readFlag),
  quantityPurchased: field('quantityPurchased', readCounter),
  quantityUsed: field('quantityUsed', readCounter),
  quantityLimit: field('quantityLimit', orNull(readNumber)),
  rewardLocation: field('rewardLocation', readOptionalText),
  instruction: field('instruction', readText),
  images: field('images', readPictures),
  purchaseDate: field('purchaseDate', readOptionalInstant),
  rarity: field('rarity', orNull(readRarityId)),
  code: field('code', readOptionalText),
}));

export const readClubRewards = readListIn('rewards', readClubReward);

export interface RewardClaim {
  /** Units after the claim. */
  unitBalance: number;
  reward: ClubReward;
}

export const readRewardClaim = readObject<RewardClaim>((field) => ({
  unitBalance: field('unitBalance', readNumber),
  reward: field('reward', readClubReward),
}));

/** Claims a reward once; a repeated Idempotency-Key does not charge twice. */
export const claimReward = defineEndpoint<{ spaceId: string; rewardId: string }, RewardClaim>({
  name: 'club.claimReward',
  method: 'POST',
  path: () => '/v1/profiles/me/club/rewards',
  body: ({ rewardId, spaceId }) => ({ id: rewardId, spaceId, quantity: 1 }),
  auth: 'ticket',
  parse: readRewardClaim,
  honorsIdempotencyKey: true,
});

export const getClubRewards = defineEndpoint<{ spaceId: string }, ClubReward[]>({
  name: 'club.getClubRewards',
  method: 'GET',
  path: () => '/v1/profiles/me/club/rewards',
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readClubRewards,
});
