import { readGameStatus } from '../clubWebsite/parse';
import {
  orElse,
  orNull,
  readBoolean,
  readLink,
  readList,
  readInstant,
  readNumber,
  readObject,
  readOneOf,
  readString,
} from '../http/parse';
import { readImages, readRarityId } from './parse';
import { challengeTypes } from './types';
import type {
  CataloguePage,
  ClubGame,
  CurrentChallenge,
  CurrentChallenges,
  RewardCatalogue,
  CatalogueReward,
  StarPlayer,
} from './visitorTypes';

const readText = orElse(readString, '');
const readOptional = orNull(readString);
const readDate = orNull(readInstant);

const readShowcaseReward = readObject<CatalogueReward>((field) => ({
  rewardId: field('rewardId', readString),
  name: field('name', readString),
  kind: field('kind', readOptional),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  value: field('value', readNumber),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
}));

export const readRewardOverview = readObject<RewardCatalogue>((field) => ({
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
  rewards: field('rewards', readList(readShowcaseReward)),
}));

export const readCatalogue = readObject<CataloguePage>((field) => ({
  total: field('total', readNumber),
  rewards: field('rewards', readList(readShowcaseReward)),
}));

const readPay = readObject((pay) => ({ units: pay('units', readNumber), xp: pay('xp', readNumber) }));

const readThreshold = readObject((threshold) => ({
  value: threshold('value', readNumber),
  units: threshold('units', readNumber),
  xp: threshold('xp', readNumber),
}));

const readCurrentChallenge = readObject<CurrentChallenge>((field) => ({
  challengeId: field('challengeId', readString),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
  gameImageUrl: field('gameImageUrl', readLink),
  type: field('type', readOneOf(challengeTypes)),
  name: field('name', readString),
  description: field('description', readText),
  imageUrl: field('imageUrl', readLink),
  unitName: field('unitName', readOptional),
  startDate: field('startDate', readDate),
  endDate: field('endDate', readDate),
  target: field('target', readNumber),
  thresholds: field('thresholds', readList(readThreshold)),
  reward: field('reward', readPay),
}));

export const readCurrentChallenges = readObject<CurrentChallenges>((field) => ({
  week: field(
    'week',
    readObject((week) => ({ startDate: week('startDate', readInstant), endDate: week('endDate', readInstant) })),
  ),
  challenges: field('challenges', readList(readCurrentChallenge)),
}));

const readStarPlayer = readObject<StarPlayer>((field) => ({
  id: field('id', readString),
  name: field('name', readString),
  role: field('role', readText),
  story: field('story', readText),
  avatarUrl: field('avatarUrl', readLink),
  constellationUrl: field('constellationUrl', readLink),
  spaceId: field('spaceId', readString),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
  gameImages: field('gameImages', readImages),
}));

/** `{starPlayers: [...]}` as a list. */
export const readStarPlayers = readObject((field) => field('starPlayers', readList(readStarPlayer)));

const readClubGame = readObject<ClubGame>((field) => ({
  spaceId: field('spaceId', readString),
  slug: field('slug', readString),
  title: field('title', readString),
  tagline: field('tagline', readText),
  genre: field('genre', readOptional),
  platforms: field('platforms', readList(readString)),
  releaseDate: field('releaseDate', readDate),
  status: field('status', readGameStatus),
  images: field('images', readImages),
  hasStats: field('hasStats', orElse(readBoolean, false)),
}));

/** `{games: [...]}` as a list. */
export const readClubGames = readObject((field) => field('games', readList(readClubGame)));
