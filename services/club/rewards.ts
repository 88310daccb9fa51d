import { defineAddition, defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { readPictures } from './images';
import { readRarityId } from './rarities';

export const readClubReward = read.object({
  id: read.string,
  profileId: read.optionalText,
  spaceId: read.string,
  /** In Units. */
  value: read.number,
  typeName: read.orElse(read.oneOf(['Downloadable', 'Unlockable']), 'Unlockable'),
  name: read.string,
  description: read.text,
  isOwned: read.flag,
  quantityPurchased: read.counter,
  quantityUsed: read.counter,
  quantityLimit: read.orNull(read.number),
  rewardLocation: read.optionalText,
  instruction: read.text,
  images: readPictures,
  purchaseDate: read.optionalInstant,
  rarity: read.orNull(readRarityId),
  code: read.optionalText,
  downloadUrl: read.link,
});
export type ClubReward = ReturnType<typeof readClubReward>;

export const readClubRewards = read.listIn('rewards', readClubReward);

export const readRewardClaim = read.object({
  unitBalance: read.number,
  reward: readClubReward,
});
export type RewardClaim = ReturnType<typeof readRewardClaim>;

/** A repeated Idempotency-Key does not charge twice. */
export const claimReward = defineEndpoint('club.claimReward', 'POST', {
  path: '/v1/profiles/me/club/rewards',
  body: ({ rewardId, spaceId }: { spaceId: string; rewardId: string }) => ({ id: rewardId, spaceId, quantity: 1 }),
  parse: readRewardClaim,
  honorsIdempotencyKey: true,
});

export const getClubRewards = defineAddition('club.getClubRewards', 'GET', {
  path: '/v1/profiles/me/club/rewards',
  query: pick<{ spaceId: string }>('spaceId'),
  parse: readClubRewards,
});
