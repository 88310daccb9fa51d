import { readCount } from '../club/counts';
import { readRarityId } from '../club/rarities';
import { readRewardPreview } from '../club/rewardPreview';
import { defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { type SpaceInput, website } from './website';

/** `platform` is one on which the player owns it, for a link to its page. */
function readRewardGame(field: read.FieldReader) {
  const slug = field('gameSlug', read.text);
  const platform = field('gamePlatform', read.text);
  return slug && platform ? { slug, title: field('gameTitle', read.text), platform } : null;
}

export const readReward = read.fields((field) => ({
  rewardId: field('rewardId', read.string),
  /** '' if the services leave it out. */
  spaceId: field('spaceId', read.text),
  /** Null in the list of one game's rewards, where the services leave it out. */
  game: readRewardGame(field),
  name: field('name', read.string),
  /** 'Outfit', 'Wallpaper'; null if unknown. */
  kind: field('kind', read.optionalText),
  imageUrl: field('imageUrl', read.link),
  rarityId: field('rarityId', readRarityId),
  /** In Units. */
  value: field('value', read.number),
  isLocked: field('isLocked', read.flag),
  isNew: field('isNew', read.flag),
  /** Null for no limit. */
  quantityLimit: field('quantityLimit', read.orNull(read.number)),
  quantityPurchased: field('quantityPurchased', read.counter),
  rewardLocation: field('rewardLocation', read.optionalText),
  detail: field('detail', read.orEmpty(read.object({ description: read.text, instruction: read.text }))),
  lockedDetails: field('lockedDetails', read.texts),
  lockRewardId: field('lockRewardId', read.optionalText),
  /** How far the player is with what unlocks it, in levels or steps; null if that is not counted. */
  lockProgress: field('lockProgress', read.orNull(read.object({ value: read.counter, target: read.number }))),
  limitReachedDetails: field('limitReachedDetails', read.texts),
  code: field('code', read.optionalText),
  /** Null for a reward in the game. */
  downloadUrl: field('downloadUrl', read.link),
  /** An addition: null if the services have none. */
  preview: field('preview', readRewardPreview),
}));

/** Spec 3, Reward. */
export type Reward = ReturnType<typeof readReward>;

const readRaritySummary = read.fields((field) => ({
  id: field('rarityId', readRarityId),
  owned: field('owned', read.counter),
  available: field('available', read.counter),
}));
export type RaritySummary = ReturnType<typeof readRaritySummary>;

const readTotals = (field: read.FieldReader) => {
  const { owned, available } = field('totalRewards', readCount);
  return { rarities: field('rarity', read.list(readRaritySummary)), totalOwned: owned, totalAvailable: available };
};

/** `rarity` and `totalRewards` become rarities, totalOwned and totalAvailable (spec 3, Rewards state). */
export const readRewardsOverview = read.fields(readTotals);
export type RewardsOverview = ReturnType<typeof readRewardsOverview>;

export const readRewardsDetails = read.fields((field) => ({
  rewards: field('rewards', read.list(readReward)),
  ...readTotals(field),
}));
export type RewardsDetails = ReturnType<typeof readRewardsDetails>;

export const getRewardsOverview = defineEndpoint('clubWebsite.getRewardsOverview', 'GET', {
  path: `${website}/rewards/overview`,
  query: pick<{ spaceId: string }>('spaceId'),
  parse: readRewardsOverview,
});

/** Without a space those of the player's games, or with `games` those of every game. */
export const getRewards = defineEndpoint('clubWebsite.getRewards', 'GET', {
  path: `${website}/rewards/details`,
  query: pick<SpaceInput & { games?: 'all' }>('spaceId', 'games'),
  parse: readRewardsDetails,
});
