/** The shapes of the seed's content: what a writer fills in, before the database gives it ids and dates. */

export type Platform = 'PC' | 'PS4' | 'XONE' | 'SWITCH' | 'MOBILE';
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

export type GameLink =
  | 'betaLink'
  | 'storeLink'
  | 'websiteLink'
  | 'facebookLink'
  | 'instagramLink'
  | 'twitterLink'
  | 'supportLink'
  | 'twitchLink'
  | 'discordLink'
  | 'redditLink'
  | 'trailerLink'
  | 'samDailyLoginLink'
  | 'rewardLink';

export interface RewardContent {
  /** Unique within its game, kebab-case: 'ferrymans-mask'. */
  key: string;
  name: string;
  /** What kind of thing it is: 'Outfit', 'Weapon', 'Wallpaper', 'Music'. */
  kind: string;
  rarity: RarityId;
  /** Price in Units. */
  value: number;
  /** A glyph of the art kit's emblems: 'mask', 'key', 'lantern'. */
  glyph: string;
  description: string;
  /** How to get hold of it after the claim. */
  instruction: string;
  /** Where it turns up: 'In the wardrobe of the Ferry House'. */
  location?: string;
  quantityLimit?: number;
  isNew?: boolean;
  /** Why it cannot be claimed yet, and what opens it. */
  lock?: { reason: string; level?: number; actionKey?: string; rewardKey?: string };
}

export interface ChallengeContent {
  key: string;
  type: 'weekly' | 'special' | 'classic';
  name: string;
  description: string;
  /** Name of the gameplay event that counts: 'cave.charted'. */
  event: string;
  /** What is counted, in the plural, in the player's words: 'sea caves'. */
  unitName: string;
  glyph: string;
  /** Ascending; the last one completes the challenge. */
  thresholds: { value: number; units: number; xp: number }[];
  /** Specials only: when they run. Weeklies run Monday to Monday, classics always. */
  runs?: { from: WeekOffset; to: WeekOffset };
}

export interface ActionContent {
  key: string;
  name: string;
  description: string;
  event: string;
  target: number;
  units: number;
  xp: number;
  glyph: string;
}

export interface BadgeContent {
  key: string;
  name: string;
  description: string;
  glyph: string;
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
  /** One of the art kit's avatar kinds. */
  kind: string;
  gameSlug?: string;
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
  friends: string[];
  favourites: string[];
  owned: { gameSlug: string; platform: Platform; hoursPlayed: number; lastPlayedDaysAgo: number }[];
  presence: { status: 'online' | 'away' | 'dnd' | 'offline'; gameSlug?: string; minutes?: number };
  /** Units earned, oldest first; every one becomes a lot that expires by the rule. */
  earned: { daysAgo: number; units: number; gameSlug: string; reason: string }[];
  /** Rewards claimed, oldest first; the ledger spends lots for them. */
  claimed: { daysAgo: number; gameSlug: string; rewardKey: string }[];
  challenges: {
    gameSlug: string;
    challengeKey: string;
    state: 'active' | 'completed' | 'banked';
    progress: number;
  }[];
  completedActions: { gameSlug: string; actionKey: string; daysAgo: number }[];
  showcase: { gameSlug: string; badgeKey: string }[];
}

export interface StarPlayerContent {
  key: string;
  name: string;
  role: string;
  story: string;
  gameSlug: string;
  avatarKind: string;
}
