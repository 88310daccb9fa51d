import type { Challenge, GameImages, RarityId } from '../club/types';

/** A reward as visitors see it: what it is and what it costs. */
export interface ShowcaseReward {
  rewardId: string;
  name: string;
  /** 'Outfit', 'Music', 'Wallpaper'... */
  kind: string;
  imageUrl: string | null;
  rarityId: RarityId;
  /** Price in Units. */
  value: number;
  gameSlug: string;
  gameTitle: string;
}

export interface Showcase {
  /** Counted over all games. */
  totalRewards: number;
  rarities: { id: RarityId; available: number }[];
  rewards: ShowcaseReward[];
}

/** A challenge that runs now, with its game; nobody's progress. */
export interface CurrentChallenge extends Challenge {
  gameSlug: string;
  gameTitle: string;
  thumbnail: string | null;
  background: string | null;
  /** What it counts, in the plural: 'crates'. */
  unitName: string;
}

export interface CurrentChallenges {
  /** When this week's challenges end. */
  weekEndsAt: string;
  challenges: CurrentChallenge[];
}

export interface StarPlayer {
  key: string;
  name: string;
  role: string;
  story: string;
  gameSlug: string;
  gameTitle: string;
  avatarUrl: string | null;
  constellationUrl: string | null;
}

export interface VisitorGame {
  spaceId: string;
  slug: string;
  title: string;
  tagline: string;
  genre: string;
  platforms: string[];
  releaseDate: string | null;
  isReleased: boolean;
  /** Whether the assistant reads its stats. */
  hasStats: boolean;
  rewardsAvailable: number;
  images: GameImages;
}
