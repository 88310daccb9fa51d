import { defineEndpoint } from '../http/endpoint';
import { orNull, readLink, readList, readNumber, readObject, readOptionalText, readString } from '../http/parse';
import { visitorTimeoutMs } from '../http/visitorTimeout';
import { type RarityId, readRarityId } from './rarities';

/** A reward as visitors see it, without anything about a player. */
export interface CatalogReward {
  rewardId: string;
  name: string;
  kind: string | null;
  imageUrl: string | null;
  rarityId: RarityId;
  /** Price in Units. */
  value: number;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
}

const readCatalogReward = readObject<CatalogReward>((field) => ({
  rewardId: field('rewardId', readString),
  name: field('name', readString),
  kind: field('kind', readOptionalText),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  value: field('value', readNumber),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
}));

/** A rarity over all games. */
export interface CatalogRarity {
  id: RarityId;
  available: number;
  /** Prices in Units; null where the services do not report them. */
  lowestValue: number | null;
  highestValue: number | null;
}

/** The number of rewards by rarity, and a sample of them. */
export interface RewardSample {
  totalRewards: number;
  rarities: CatalogRarity[];
  rewards: CatalogReward[];
}

export const readRewardSample = readObject<RewardSample>((field) => ({
  totalRewards: field('totalRewards', readNumber),
  rarities: field(
    'rarities',
    readList(
      readObject((rarity) => ({
        id: rarity('rarityId', readRarityId),
        available: rarity('available', readNumber),
        lowestValue: rarity('lowestValue', orNull(readNumber)),
        highestValue: rarity('highestValue', orNull(readNumber)),
      })),
    ),
  ),
  rewards: field('rewards', readList(readCatalogReward)),
}));

export interface RewardCatalogPage {
  /** How many rewards match the filter. */
  total: number;
  rewards: CatalogReward[];
}

export const readRewardCatalog = readObject<RewardCatalogPage>((field) => ({
  total: field('total', readNumber),
  rewards: field('rewards', readList(readCatalogReward)),
}));

/** The number of rewards and a sample: the rarest first, spread over as many games as possible. */
export const getRewardSample = defineEndpoint<{ limit?: number }, RewardSample>({
  name: 'club.getRewardSample',
  method: 'GET',
  path: () => '/v1/spaces/club/rewards/sample',
  query: ({ limit }) => ({ limit }),
  auth: 'none',
  parse: readRewardSample,
  timeoutMs: visitorTimeoutMs,
});

/** A page of all rewards, or of one rarity or game, in a stable order. */
export const getRewardCatalog = defineEndpoint<
  { rarityId?: RarityId | undefined; spaceId?: string | undefined; offset?: number; limit?: number },
  RewardCatalogPage
>({
  name: 'club.getRewardCatalog',
  method: 'GET',
  path: () => '/v1/spaces/club/rewards',
  query: ({ rarityId, spaceId, offset, limit }) => ({ rarityId, spaceId, offset, limit }),
  auth: 'none',
  parse: readRewardCatalog,
  timeoutMs: visitorTimeoutMs,
});
