import { defineEndpoint } from '../http/endpoint';
import * as read from '../http/parse';
import { visitorTimeoutMs } from '../http/callPolicy';
import { type RarityId, readRarityId } from './rarities';

const readCatalogReward = read.object({
  rewardId: read.string,
  name: read.string,
  kind: read.optionalText,
  imageUrl: read.link,
  rarityId: readRarityId,
  /** In Units. */
  value: read.number,
  spaceId: read.string,
  gameSlug: read.string,
  gameTitle: read.string,
});

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

/** The rarest first, spread over as many games as possible. */
export const getRewardSample = defineEndpoint<{ limit?: number }, RewardSample>({
  name: 'club.getRewardSample',
  path: () => '/v1/spaces/club/rewards/sample',
  query: ({ limit }) => ({ limit }),
  auth: 'none',
  parse: readRewardSample,
  timeoutMs: visitorTimeoutMs,
});

export const getRewardCatalog = defineEndpoint<
  { rarityId?: RarityId | undefined; spaceId?: string | undefined; offset?: number; limit?: number },
  RewardCatalogPage
>({
  name: 'club.getRewardCatalog',
  path: () => '/v1/spaces/club/rewards',
  query: ({ rarityId, spaceId, offset, limit }) => ({ rarityId, spaceId, offset, limit }),
  auth: 'none',
  parse: readRewardCatalog,
  timeoutMs: visitorTimeoutMs,
});
