import type { GameImages, RarityId } from '../club/types';

export type GameStatus = 'active' | 'comingSoon';

export const socialNetworks = ['facebook', 'instagram', 'twitter', 'twitch', 'discord', 'reddit'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface CommunityVideo {
  url: string;
  title: string;
  /** Exactly 11 characters (spec 5). */
  id: string;
}

export interface FriendPlaying {
  nameOnPlatform: string;
  avatar: string | null;
  /** True while they are in the game. */
  isPlaying: boolean;
  lastPlayedDate: string | null;
}

/** A game as pages show it (spec 3, Game, page shape), with what the player has in it. */
export interface Game {
  spaceId: string;
  title: string;
  slug: string;
  platform: string;
  platforms: string[];
  owned: boolean;
  /** Null where it is not owned, or the services do not say. */
  ownedSince: string | null;
  status: GameStatus;
  isReleased: boolean;
  releaseDate: string | null;
  /** One line about the game; '' where there is none. */
  tagline: string;
  genre: string | null;
  ageRating: string | null;
  description: string;
  images: GameImages;
  rewardsAvailable: number;
  rewardsOwned: number;
  unitsAvailable: number;
  unitsOwned: number;
  badgesAvailable: number;
  badgesOwned: number;
  friendsPlayingGame: FriendPlaying[];
  socials: { name: SocialNetwork; url: string }[];
  siteUrl: string | null;
  storeUrl: string | null;
  betaUrl: string | null;
  supportUrl: string | null;
  /** Addresses of videos; `selectGameVideos` gives those that can be played. */
  trailerUrl: string | null;
  samVideo: string | null;
  rewardVideo: string | null;
  communityVideos: CommunityVideo[];
  xp: number;
  challengesEnabled: boolean;
  statsEnabled: boolean;
  /** Null for a game that was never played. */
  lastSessionDate: string | null;
  /** Seconds of the last session, and of all of them. */
  lastSessionSeconds: number;
  secondsPlayed: number;
  /** How much of the game's actions is done, in percent. */
  progression: number;
}

/** The game of a reward, as its page is addressed: on the platform that the player has it on. */
export interface RewardGame {
  slug: string;
  title: string;
  platform: string;
}

/** A reward of a game as players claim it (spec 3, Reward). */
export interface Reward {
  rewardId: string;
  /** Empty where the services do not say. */
  spaceId: string;
  /** Null where the services do not say: among the rewards of one game. */
  game: RewardGame | null;
  name: string;
  /** What it is: 'Outfit', 'Wallpaper'; null where the services do not say. */
  kind: string | null;
  imageUrl: string | null;
  rarityId: RarityId;
  /** Price in Units. */
  value: number;
  isLocked: boolean;
  isNew: boolean;
  /** How often it may be claimed; null for no limit. */
  quantityLimit: number | null;
  quantityPurchased: number;
  /** Where it turns up in the game. */
  rewardLocation: string | null;
  detail: { description: string; instruction: string };
  /** Why it is locked, in words. */
  lockedDetails: string[];
  /** The reward that opens it, where one does. */
  lockRewardId: string | null;
  /** Why it cannot be claimed again, in words. */
  limitReachedDetails: string[];
  /** Proves the player's last claim of it; null before the first, and where the services give none. */
  code: string | null;
  /** The file that the reward is; null for what is found in the game. */
  downloadUrl: string | null;
}

/** How many rewards of a rarity the player owns, and how many there are. */
export interface RaritySummary {
  id: RarityId;
  owned: number;
  available: number;
}

export interface RewardsOverview {
  rarities: RaritySummary[];
  totalOwned: number;
  totalAvailable: number;
}

export interface RewardsDetails extends RewardsOverview {
  rewards: Reward[];
}

/** Units that expire together. */
export interface UnitsLot {
  units: number;
  expiresAt: string;
}

/** The units a player has; the services may answer with an error code instead of an error status. */
export type UnitsBalance = { units: number; expiring: UnitsLot[] } | { errorCode: number; message: string };

export interface ChallengesOverview {
  weekly: ChallengesSummary;
  special: ChallengesSummary;
  classic: { owned: number; available: number };
}

export interface ChallengesSummary {
  available: number;
  active: number;
  completed: number;
  banked: number;
  endDate: string | null;
}

export interface Level {
  levelNumber: number;
  xpLowBound: number;
  xpHighBound: number;
  xpToNextLevel: number;
}

/** What the club knows of a player (spec 3, User profile). */
export interface UserProfile {
  userId: string;
  username: string;
  avatar: { initialAvatar: string; src: string };
  units: number;
  badges: string[];
  unlockedBadgeSlot: number;
  challengesCompleted: number;
  /** Years of service: whole years since the account was made. */
  yos: number;
  friendsCount: number;
  redeemedRewardsCount: number;
  xp: number;
  currentLevel: Level;
  /** The badges the player shows, with what a change of them needs; absent where the services keep none. */
  selectedBadges?: { entityId: string; revision: number; badges: Badge[] };
}

export interface Badge {
  badgeId: string;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
  name: string;
  description: string;
  imageUrl: string | null;
  /** What gives it. */
  actionId: string | null;
  isOwned: boolean;
}
