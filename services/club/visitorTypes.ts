import type { GameStatus } from '../clubWebsite/types';
import type { ChallengeType, GameImages, RarityId } from './types';

/** A reward as visitors see it: what it is and costs, nothing about who has it. */
export interface CatalogueReward {
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

/** A rarity over all games. */
export interface CatalogueRarity {
  id: RarityId;
  available: number;
  /** Prices in Units; null where the services do not tell. */
  lowestValue: number | null;
  highestValue: number | null;
}

/** How many rewards there are, by rarity, and some of them. */
export interface RewardCatalogue {
  totalRewards: number;
  rarities: CatalogueRarity[];
  rewards: CatalogueReward[];
}

/** Some of the rewards that a filter leaves, and how many it leaves. */
export interface CataloguePage {
  total: number;
  rewards: CatalogueReward[];
}

/** A challenge as visitors see it: what it asks and gives, nobody's progress. */
export interface CurrentChallenge {
  challengeId: string;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
  gameImageUrl: string | null;
  type: ChallengeType;
  name: string;
  description: string;
  imageUrl: string | null;
  unitName: string | null;
  startDate: string | null;
  endDate: string | null;
  target: number;
  thresholds: { value: number; units: number; xp: number }[];
  reward: { units: number; xp: number };
}

export interface CurrentChallenges {
  week: { startDate: string; endDate: string };
  challenges: CurrentChallenge[];
}

export interface StarPlayer {
  id: string;
  name: string;
  role: string;
  story: string;
  avatarUrl: string | null;
  constellationUrl: string | null;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
  gameImages: GameImages;
}

/** A game as visitors see it. */
export interface ClubGame {
  spaceId: string;
  slug: string;
  title: string;
  tagline: string;
  genre: string | null;
  platforms: string[];
  releaseDate: string | null;
  status: GameStatus;
  images: GameImages;
  hasStats: boolean;
}
