import { defineAddition, forVisitors, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';
import { type RarityId, readRarityId } from './rarities';
import { readRewardPreview } from './rewardPreview';

const catalogRewardFields = {
  rewardId: read.string,
  name: read.string,
  kind: read.optionalText,
  imageUrl: read.link,
  rarityId: readRarityId,
  /** In Units. */
  value: read.number,
  spaceId: read.string,
  gameTitle: read.string,
};

const readCatalogReward = read.object(catalogRewardFields);

export type CatalogReward = ReturnType<typeof readCatalogReward>;

const readCatalogRarity = read.fields((field) => ({
  id: field('rarityId', readRarityId),
  available: field('available', read.number),
  /** Prices in Units; null if the services do not report them. */
  lowestValue: field('lowestValue', read.orNull(read.number)),
  highestValue: field('highestValue', read.orNull(read.number)),
}));
export type CatalogRarity = ReturnType<typeof readCatalogRarity>;

export const readRewardSample = read.object({
  totalRewards: read.number,
  rarities: read.list(readCatalogRarity),
  rewards: read.list(readCatalogReward),
});
export type RewardSample = ReturnType<typeof readRewardSample>;

export const readRewardCatalog = read.object({
  total: read.number,
  rewards: read.list(readCatalogReward),
});
export type RewardCatalogPage = ReturnType<typeof readRewardCatalog>;

export const readRewardDetails = read.object({
  reward: read.object({
    ...catalogRewardFields,
    rewardLocation: read.optionalText,
    detail: read.object({ description: read.text, instruction: read.text }),
    lockedDetails: read.texts,
    limitReachedDetails: read.texts,
    preview: readRewardPreview,
  }),
  alike: read.list(readCatalogReward),
  /** Newest first, in Units; empty if the services do not report them. */
  priceChanges: read.orElse(
    read.list(read.object({ date: read.instant, before: read.number, after: read.number })),
    [],
  ),
});
export type RewardDetails = ReturnType<typeof readRewardDetails>;

/** The rarest first, spread over as many games as possible. */
export const getRewardSample = defineAddition('club.getRewardSample', 'GET', {
  path: '/v1/spaces/club/rewards/sample',
  query: pick<{ limit?: number }>('limit'),
  ...forVisitors,
  parse: readRewardSample,
});

/** In a stable order. */
export const getRewardCatalog = defineAddition('club.getRewardCatalog', 'GET', {
  path: '/v1/spaces/club/rewards',
  query: pick<Partial<PageInput> & { rarityId?: RarityId | undefined; spaceId?: string | undefined }>(
    'rarityId',
    'spaceId',
    'offset',
    'limit',
  ),
  ...forVisitors,
  parse: readRewardCatalog,
});

/** A reward, and others of its game at about the same price. */
export const getRewardDetails = defineAddition('club.getRewardDetails', 'GET', {
  path: '/v1/spaces/club/rewards/details',
  query: pick<{ rewardId: string }>('rewardId'),
  ...forVisitors,
  parse: readRewardDetails,
});
