import type { PlatformType } from '../domain/accounts/platformTypes';
import type { ChallengeType, Threshold } from '../domain/challenges';
import type { RuleName, SubjectRule } from '../domain/clubRules';
import type { GameLink, GamePlatform } from '../domain/games';
import type { StatFormat } from '../domain/gameplay';
import type { RarityId } from '../domain/rewards';

/** The shapes of the content, without the ids and dates that the database adds. */

/** A date relative to the start of the current week (Monday 00:00 UTC), so that the seed never looks outdated. */
export interface WeekOffset {
  /** Days from this week's Monday; negative is the past. */
  days: number;
}

export interface GameContent {
  slug: string;
  name: string;
  tagline: string;
  genre: string;
  description: string;
  platforms: [GamePlatform, ...GamePlatform[]];
  /** An ISO date, or an offset from this week for recent and announced games. */
  release: string | WeekOffset;
  ageRating: string;
  links: Partial<Record<GameLink, string>>;
  communityVideos: { title: string; videoId: string }[];
  rewards: RewardContent[];
  challenges: ChallengeContent[];
  actions: ActionContent[];
  badges: BadgeContent[];
  stats: StatContent[];
}

export interface RewardContent {
  /** Unique within its game, kebab-case: 'ferrymans-mask'. */
  key: string;
  name: string;
  /** 'Outfit', 'Weapon', 'Wallpaper', 'Music'. */
  kind: string;
  rarity: RarityId;
  /** Price in Units. */
  value: number;
  description: string;
  /** How the player gets it after the claim. */
  instruction: string;
  /** Where it appears in the game: 'In the wardrobe of the Ferry House'. */
  location?: string;
  /** How often one player may claim it; unlimited if absent. */
  quantityLimit?: number;
  isNew?: boolean;
  /** Why it cannot be claimed yet, and what unlocks it; a lock without a condition never opens: the reward is sold out. */
  lock?: { reason: string; level?: number; actionKey?: string; rewardKey?: string };
}

export interface ChallengeContent {
  key: string;
  type: ChallengeType;
  name: string;
  description: string;
  /** The gameplay event that it counts: 'cave.charted'. */
  event: string;
  /** What it counts, in the plural, for the player: 'sea caves'. */
  unitName: string;
  /** Ascending; the last one completes the challenge. */
  thresholds: Threshold[];
  /** When special and community challenges run. Weekly ones run Monday to Monday, classic ones always. */
  runs?: { from: WeekOffset; to: WeekOffset };
  /** The platforms on which play counts; all if absent. */
  platforms?: GamePlatform[];
  /** The progress of all players together, in a community challenge. */
  communityProgress?: number;
}

export interface ActionContent {
  key: string;
  name: string;
  description: string;
  event: string;
  target: number;
  units: number;
  xp: number;
}

export interface BadgeContent {
  key: string;
  name: string;
  description: string;
  /** Completing this action awards the badge. */
  actionKey: string;
}

export interface StatContent {
  statName: string;
  displayName: string;
  format: StatFormat;
  unit?: string;
  /** The gameplay event that adds to it; 'session.ended' carries seconds played. */
  event: string;
  /** The increase per hour of play; for a percentage, the usual value. */
  perHour: number;
}

export interface NewsContent {
  newsId: string;
  gameSlug?: string;
  title: string;
  summary: string;
  /** HTML from a small set: p, h2, h3, ul, ol, li, strong, em, a, blockquote. */
  body: string;
  type: 'news' | 'event' | 'starplayer';
  placement: 'home' | 'news' | 'dashboard';
  published: WeekOffset;
  tags: string[];
}

export interface AvatarContent {
  key: string;
  name: string;
  gameSlug?: string;
}

/** A past instant: days before the seeding, or a day (1-28) of the seeding month or of a month before it. */
export type PastInstant = { daysAgo: number } | { monthsAgo: number; day: number };

/**
 * When Units were earned, counted back from their expiry: 0 expires on the last day of the seeding month, so they were
 * earned on `day` of that month two years ago; 24 was earned in the seeding month; negative ones have expired unless
 * they were spent.
 */
export interface EarnedInstant {
  expiresInMonths: number;
  day: number;
}

export type EarnedContent = (PastInstant | EarnedInstant) & {
  units: number;
  gameSlug: string;
  /** The reason in the ledger: 'Weekly, all three stars'. */
  reason: string;
  /** The challenge or action by name; it may no longer be in the catalog. */
  source: { type: 'challenge' | 'action'; name: string };
};

export type ClaimedContent = PastInstant & { gameSlug: string; rewardKey: string };

export interface OwnedContent {
  gameSlug: string;
  platform: GamePlatform;
  hoursPlayed: number;
  lastPlayedDaysAgo: number;
  lastSessionMinutes?: number;
  /** Values by statName; the other stats follow from the hours and their `perHour`. */
  stats?: Record<string, number>;
}

/** A reward on a player's wishlist. */
export interface WishContent {
  gameSlug: string;
  rewardKey: string;
  daysAgo: number;
  /** True if it is affordable and the player has seen the notification. */
  isNotified?: boolean;
}

export interface PlayerContent {
  key: string;
  username: string;
  email: string;
  country: string;
  preferredLanguage: string;
  dateOfBirth: string;
  avatarKey: string;
  /** A description of the player for readers of the code. */
  story: string;
  xp: number;
  /** The XP earned this week, last week, the week before and so on; none before that. */
  xpOfWeeks?: readonly number[];
  friends: string[];
  favorites: string[];
  wishes?: WishContent[];
  /** Pending friend requests that the player has sent. */
  friendRequests?: { key: string; daysAgo: number }[];
  owned: OwnedContent[];
  presence: { status: 'online' | 'away' | 'dnd' | 'offline'; gameSlug?: string; minutes?: number };
  /** Each becomes a lot, which expires by the ledger's rule. */
  earned: EarnedContent[];
  /** For each claim the ledger spends the lots that expire soonest. */
  claimed: ClaimedContent[];
  /** Store discounts bought, 100 Units each. */
  discounts: PastInstant[];
  challenges: {
    gameSlug: string;
    challengeKey: string;
    state: 'active' | 'completed' | 'banked';
    /** In a community challenge, the player's own part. */
    progress: number;
    /** Events that did not count, by when and where they were played. */
    uncountedEvents?: { hoursAgo: number; count: number; platform?: GamePlatform; gameSlug?: string }[];
  }[];
  /** Challenges of past weeks and events, which the catalog no longer contains. */
  challengesCompletedEarlier: number;
  completedActions: { gameSlug: string; actionKey: string; daysAgo: number }[];
  badgeShowcase: { gameSlug: string; badgeKey: string }[];
  /** Set for players with two-step sign-in: the secret of the authenticator app, in base 32. */
  secondFactor?: { secret: string };
  /** Accepted the policies of the club's first year, and has to accept the current ones. */
  hasOutdatedPolicies?: boolean;
}

/** A profile on another platform, and the token that proves it. */
export interface ExternalProfileContent {
  platformType: PlatformType;
  idOnPlatform: string;
  nameOnPlatform: string;
  token: string;
  /** The player whose account it is linked to; null if it is not linked. */
  playerKey: string | null;
}

export interface StarPlayerContent {
  key: string;
  name: string;
  /** The player's constellation: 'The Heron'. */
  role: string;
  story: string;
  gameSlug: string;
}

/** A rule that was different before: of one reward, action or challenge, or of the whole club. */
export type RuleChangeContent = {
  on: string | WeekOffset;
  before: number | null;
  after: number | null;
} & ({ rule: SubjectRule; gameSlug: string; key: string } | { rule: Exclude<RuleName, SubjectRule> });

/** All content that the database is seeded with. */
export interface SeedContent {
  games: GameContent[];
  news: NewsContent[];
  avatars: AvatarContent[];
  players: PlayerContent[];
  starPlayers: StarPlayerContent[];
  externalProfiles: ExternalProfileContent[];
  ruleChanges: RuleChangeContent[];
}
