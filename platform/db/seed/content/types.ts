import type { AvatarKind } from '../../../art/avatarKinds';

import type { PlatformType } from '../../../domain/accounts/platformTypes';
import type { GameLink, GamePlatform } from '../../../domain/games';

/** The shapes of the seed's content: what a writer fills in, before the database gives it ids and dates. */

export type { GameLink };
export type Platform = GamePlatform;

/** The art kit's emblems. */
export const glyphs = [
  'sword',
  'shield',
  'cape',
  'rune',
  'mask',
  'mount',
  'banner',
  'compass',
  'ship',
  'potion',
  'crown',
  'key',
  'helm',
  'bow',
  'gem',
  'scroll',
  'feather',
  'lantern',
  'wheel',
  'music',
  'portrait',
  'map',
] as const;
export type Glyph = (typeof glyphs)[number];

export type RarityId = 'COMMON' | 'RARE' | 'EPIC' | 'LEGENDARY' | 'EXOTIC';

/** A moment relative to the start of the running week (Monday 00:00 UTC), so that the seed never looks old. */
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
  platforms: [Platform, ...Platform[]];
  /** ISO date for released classics, or an offset from this week for recent and coming ones. */
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
  /** What kind of thing it is: 'Outfit', 'Weapon', 'Wallpaper', 'Music'. */
  kind: string;
  rarity: RarityId;
  /** Price in Units. */
  value: number;
  glyph: Glyph;
  description: string;
  /** How to get hold of it after the claim. */
  instruction: string;
  /** Where it turns up: 'In the wardrobe of the Ferry House'. */
  location?: string;
  /** How often one player may claim it; as often as they like where it is absent. */
  quantityLimit?: number;
  isNew?: boolean;
  /** Why it cannot be claimed yet, and what opens it; a lock that names nothing stays shut (sold out). */
  lock?: { reason: string; level?: number; actionKey?: string; rewardKey?: string };
}

export interface ChallengeContent {
  key: string;
  type: 'weekly' | 'special' | 'classic' | 'community';
  name: string;
  description: string;
  /** Name of the gameplay event that counts: 'cave.charted'. */
  event: string;
  /** What is counted, in the plural, in the player's words: 'sea caves'. */
  unitName: string;
  glyph: Glyph;
  /** Ascending; the last one completes the challenge. */
  thresholds: { value: number; units: number; xp: number }[];
  /** Specials and communities’ only: when they run. Weeklies run Monday to Monday, classics always. */
  runs?: { from: WeekOffset; to: WeekOffset };
  /** Where play counts; everywhere without it. */
  platforms?: Platform[];
  /** Communities’ only: how far all players are. */
  together?: number;
}

export interface ActionContent {
  key: string;
  name: string;
  description: string;
  event: string;
  target: number;
  units: number;
  xp: number;
  glyph: Glyph;
}

export interface BadgeContent {
  key: string;
  name: string;
  description: string;
  glyph: Glyph;
  /** Completing this action gives the badge. */
  actionKey: string;
}

export interface StatContent {
  statName: string;
  displayName: string;
  format: 'LongTimespan' | 'Integer' | 'Decimal' | 'Percentage' | 'Distance';
  unit?: string;
  /** The gameplay event that adds to it; 'session.ended' carries seconds played. */
  event: string;
  /** What an hour of play usually adds; for a percentage, the value players usually stand at. */
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
  kind: AvatarKind;
  gameSlug?: string;
}

/** When something in a player's past happened: days before the seeding, or a day (1-28) of a month before or in it. */
export type PastMoment = { daysAgo: number } | { monthsAgo: number; day: number };

/**
 * When Units were earned, told by when they go: 0 expires on the last day of the seeding month, so it was earned on
 * `day` of that month two years ago; 24 was earned in the seeding month; a negative one has expired unless it was spent.
 */
export interface ExpiryMoment {
  expiresInMonths: number;
  day: number;
}

export type EarnedContent = (PastMoment | ExpiryMoment) & {
  units: number;
  gameSlug: string;
  /** What the ledger writes beside the name: 'Weekly, all three stars'. */
  reason: string;
  /** What paid: the challenge or action by name, which may no longer be in the catalogue. */
  source: { type: 'challenge' | 'action'; name: string };
};

export type ClaimedContent = PastMoment & { gameSlug: string; rewardKey: string };

export interface OwnedContent {
  gameSlug: string;
  platform: Platform;
  hoursPlayed: number;
  lastPlayedDaysAgo: number;
  lastSessionMinutes?: number;
  /** Values by statName; the others follow from the hours and the stat's `perHour`. */
  stats?: Record<string, number>;
}

/** A reward that a player saves for. */
export interface WishContent {
  gameSlug: string;
  rewardKey: string;
  daysAgo: number;
  /** True where it is affordable, and the player has heard and seen so. */
  isTold?: boolean;
}

export interface PlayerContent {
  key: string;
  username: string;
  email: string;
  country: string;
  preferredLanguage: string;
  dateOfBirth: string;
  avatarKey: string;
  /** What the player is shown as good at: used in presence, lists and the readme's table. */
  story: string;
  xp: number;
  /** How much of it came in this week, the last one, the one before and so on; nothing in older ones. */
  xpOfWeeks?: readonly number[];
  friends: string[];
  favourites: string[];
  /** What the player saves for. */
  wishes?: WishContent[];
  /** Whom the player has asked for a friendship, and waits for. */
  asks?: { key: string; daysAgo: number }[];
  owned: OwnedContent[];
  presence: { status: 'online' | 'away' | 'dnd' | 'offline'; gameSlug?: string; minutes?: number };
  /** Units earned; every one becomes a lot that expires by the rule. */
  earned: EarnedContent[];
  /** Rewards claimed; the ledger spends the lots that expire soonest at that moment. */
  claimed: ClaimedContent[];
  /** Store discounts redeemed, 100 Units each. */
  discounts: PastMoment[];
  challenges: {
    gameSlug: string;
    challengeKey: string;
    state: 'active' | 'completed' | 'banked';
    /** In a community’s challenge the player’s own part. */
    progress: number;
    /** Events that did not count, told by when and where they were played. */
    alsoSeen?: { hoursAgo: number; count: number; platform?: Platform; gameSlug?: string }[];
  }[];
  /** Challenges of weeks and events gone by, which the catalogue no longer holds. */
  challengesCompletedEarlier: number;
  completedActions: { gameSlug: string; actionKey: string; daysAgo: number }[];
  showcase: { gameSlug: string; badgeKey: string }[];
  /** Signs on in two steps; the secret is what an authenticator app is told, in base 32. */
  secondFactor?: { secret: string };
  /** Accepted the policies of the club's first year, and is asked again. */
  hasOutdatedPolicies?: boolean;
}

/** A profile on another platform, and the token by which that platform vouches for it. */
export interface ExternalProfileContent {
  platformType: PlatformType;
  idOnPlatform: string;
  nameOnPlatform: string;
  token: string;
  /** Whose it is; null where nobody has linked it yet. */
  playerKey: string | null;
}

export interface StarPlayerContent {
  key: string;
  name: string;
  /** The constellation the player is known as: 'The Heron'. */
  role: string;
  story: string;
  gameSlug: string;
  avatarKind: AvatarKind;
}

/** Everything the database is planted with. */
export interface SeedContent {
  games: GameContent[];
  news: NewsContent[];
  avatars: AvatarContent[];
  players: PlayerContent[];
  starPlayers: StarPlayerContent[];
  externalProfiles: ExternalProfileContent[];
}
