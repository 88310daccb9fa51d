import { readCount } from '../club/counts';
import { type RarityId, readRarityId } from '../club/rarities';
import { defineEndpoint } from '../http/endpoint';
import {
  type FieldReader,
  orElse,
  orNull,
  readCounter,
  readFlag,
  readLink,
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readString,
  readText,
  readTexts,
} from '../http/parse';
import { type SpaceInput, website } from './website';

/** The game of a reward, with the platform on which the player owns it, for a link to its page. */
export interface RewardGame {
  slug: string;
  title: string;
  platform: string;
}

/** Null where the slug or platform for a link is missing. */
function readRewardGame(field: FieldReader): RewardGame | null {
  const slug = field('gameSlug', readText);
  const platform = field('gamePlatform', readText);
  return slug && platform ? { slug, title: field('gameTitle', readText), platform } : null;
}

/** A reward of a game as players claim it (spec 3, Reward). */
export interface Reward {
  rewardId: string;
  /** '' where the services leave it out. */
  spaceId: string;
  /** Null in the list of one game's rewards, where the services leave it out. */
  game: RewardGame | null;
  name: string;
  /** 'Outfit', 'Wallpaper'; null where unknown. */
  kind: string | null;
  imageUrl: string | null;
  rarityId: RarityId;
  /** Price in Units. */
  value: number;
  isLocked: boolean;
  isNew: boolean;
  /** How often it can be claimed; null for no limit. */
  quantityLimit: number | null;
  quantityPurchased: number;
  /** Where the player finds it in the game. */
  rewardLocation: string | null;
  detail: { description: string; instruction: string };
  /** Texts that explain why it is locked. */
  lockedDetails: string[];
  /** The reward that unlocks it, or null. */
  lockRewardId: string | null;
  /** How far the player is with what unlocks it, in levels or steps; null where that is not counted. */
  lockProgress: { value: number; target: number } | null;
  /** Texts that explain why it cannot be claimed again. */
  limitReachedDetails: string[];
  /** The code of the player's last claim; null without one. */
  code: string | null;
  /** The reward's file; null for a reward in the game. */
  downloadUrl: string | null;
}

export const readReward = readObject<Reward>((field) => ({
  rewardId: field('rewardId', readString),
  spaceId: field('spaceId', readText),
  game: readRewardGame(field),
  name: field('name', readString),
  kind: field('kind', readOptionalText),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  value: field('value', readNumber),
  isLocked: field('isLocked', readFlag),
  isNew: field('isNew', readFlag),
  quantityLimit: field('quantityLimit', orNull(readNumber)),
  quantityPurchased: field('quantityPurchased', readCounter),
  rewardLocation: field('rewardLocation', readOptionalText),
  detail: field(
    'detail',
    orElse(
      readObject((detail) => ({
        description: detail('description', readText),
        instruction: detail('instruction', readText),
      })),
      { description: '', instruction: '' },
    ),
  ),
  lockedDetails: field('lockedDetails', readTexts),
  lockRewardId: field('lockRewardId', readOptionalText),
  lockProgress: field(
    'lockProgress',
    orNull(
      readObject((progress) => ({ value: progress('value', readCounter), target: progress('target', readNumber) })),
    ),
  ),
  limitReachedDetails: field('limitReachedDetails', readTexts),
  code: field('code', readOptionalText),
  downloadUrl: field('downloadUrl', readLink),
}));

const readRaritySummary = readObject((field) => ({
  id: field('rarityId', readRarityId),
  owned: field('owned', readCounter),
  available: field('available', readCounter),
}));

/** Owned and available rewards of a rarity. */
export type RaritySummary = ReturnType<typeof readRaritySummary>;

export interface RewardsOverview {
  rarities: RaritySummary[];
  totalOwned: number;
  totalAvailable: number;
}

const readTotals = (field: FieldReader): RewardsOverview => {
  const { owned, available } = field('totalRewards', readCount);
  return { rarities: field('rarity', readList(readRaritySummary)), totalOwned: owned, totalAvailable: available };
};

/** `rarity` and `totalRewards` become rarities, totalOwned and totalAvailable (spec 3, Rewards state). */
export const readRewardsOverview = readObject<RewardsOverview>(readTotals);

export interface RewardsDetails extends RewardsOverview {
  rewards: Reward[];
}

export const readRewardsDetails = readObject<RewardsDetails>((field) => ({
  rewards: field('rewards', readList(readReward)),
  ...readTotals(field),
}));

export const getRewardsOverview = defineEndpoint<{ spaceId: string }, RewardsOverview>({
  name: 'clubWebsite.getRewardsOverview',
  method: 'GET',
  path: () => `${website}/rewards/overview`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readRewardsOverview,
});

/** The rewards of a game; without one those of the player's games, or with `games` those of every game. */
export const getRewards = defineEndpoint<SpaceInput & { games?: 'all' }, RewardsDetails>({
  name: 'clubWebsite.getRewards',
  method: 'GET',
  path: () => `${website}/rewards/details`,
  query: ({ spaceId, games }) => ({ spaceId, games }),
  auth: 'ticket',
  parse: readRewardsDetails,
});
