import { readChallenge, readImages, readRarityId } from '../club/parse';
import {
  orElse,
  orNull,
  readBoolean,
  readLink,
  readList,
  readMoment,
  readNumber,
  readObject,
  readString,
  type Reader,
} from '../http/parse';
import type { CurrentChallenge, CurrentChallenges, Showcase, ShowcaseReward, StarPlayer, VisitorGame } from './types';

const readText = orElse(readString, '');

const readShowcaseReward = readObject<ShowcaseReward>((field) => ({
  rewardId: field('rewardId', readString),
  name: field('name', readString),
  kind: field('kind', readText),
  imageUrl: field('imageUrl', readLink),
  rarityId: field('rarityId', readRarityId),
  value: field('value', readNumber),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
}));

export const readShowcase = readObject<Showcase>((field) => ({
  totalRewards: field('totalRewards', readNumber),
  rarities: field(
    'rarities',
    readList(
      readObject((rarity) => ({ id: rarity('rarityId', readRarityId), available: rarity('available', readNumber) })),
    ),
  ),
  rewards: field('rewards', readList(readShowcaseReward)),
}));

const readCurrentChallenge: Reader<CurrentChallenge> = (value, path) => ({
  ...readChallenge(value, path),
  ...readObject((field) => ({
    gameSlug: field('gameSlug', readString),
    gameTitle: field('gameTitle', readString),
    thumbnail: field('thumbnail', readLink),
    background: field('background', readLink),
    unitName: field('unitName', readText),
  }))(value, path),
});

export const readCurrentChallenges = readObject<CurrentChallenges>((field) => ({
  weekEndsAt: field('weekEndsAt', readMoment),
  challenges: field('challenges', readList(readCurrentChallenge)),
}));

const readStarPlayer = readObject<StarPlayer>((field) => ({
  key: field('key', readString),
  name: field('name', readString),
  role: field('role', readText),
  story: field('story', readText),
  gameSlug: field('gameSlug', readString),
  gameTitle: field('gameTitle', readString),
  avatarUrl: field('avatarUrl', readLink),
  constellationUrl: field('constellationUrl', readLink),
}));

export const readStarPlayers = readObject((field) => field('starPlayers', readList(readStarPlayer)));

const readVisitorGame = readObject<VisitorGame>((field) => ({
  spaceId: field('spaceId', readString),
  slug: field('slug', readString),
  title: field('title', readString),
  tagline: field('tagline', readText),
  genre: field('genre', readText),
  platforms: field('platforms', readList(readString)),
  releaseDate: field('releaseDate', orNull(readMoment)),
  isReleased: field('isReleased', readBoolean),
  hasStats: field('hasStats', readBoolean),
  rewardsAvailable: field('rewardsAvailable', readNumber),
  images: field('images', readImages),
}));

export const readVisitorGames = readObject((field) => field('games', readList(readVisitorGame)));
