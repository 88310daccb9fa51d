/** The five rarities, least rare first (spec 3, Reward). */
export const rarityIds = ['COMMON', 'RARE', 'EPIC', 'LEGENDARY', 'EXOTIC'] as const;
export type RarityId = (typeof rarityIds)[number];

/** Addresses of a game's pictures in its slots; null where there is none. */
export interface GameImages {
  lowThumbnail: string | null;
  highThumbnail: string | null;
  background: string | null;
  lowLogo: string | null;
  highLogo: string | null;
  lowBoxArt: string | null;
  highBoxArt: string | null;
  /** Three more slots of this platform's own, each at its aspect: 4:3, 16:9, and tall for phones. */
  card: string | null;
  wide: string | null;
  heroPhone: string | null;
}

export interface Picture {
  type: string;
  url: string;
}

/** Something to do once in a game, for units and xp. */
export interface ClubAction {
  id: string;
  spaceId: string | null;
  name: string;
  description: string;
  isCompleted: boolean;
  /** ISO, like every moment; null until it happens. */
  completionDate: string | null;
  activationDate: string | null;
  isBadge: boolean;
  badgeId: string | null;
  units: number;
  xp: number;
  progress: number;
  /** The count that completes it. */
  target: number;
  images: Picture[];
}

export interface ActionsPage {
  actions: ClubAction[];
  /** How many there are in all, beyond this page of them. */
  total: number;
}

export interface ClubConfig {
  spaceId: string;
  country: string;
  locale: string;
  /** 'UAT' (spec 9, Rewards). */
  environment: string;
  /** 180 (spec 9, Rewards). */
  days: number;
  rarities: { id: RarityId; name: string }[];
  features: { challengesEnabled: boolean; statsEnabled: boolean };
}

/** How many a player has of how many there are. */
export interface Count {
  owned: number;
  available: number;
}

/** What a player has in one game. */
export interface Title {
  spaceId: string;
  profileId: string;
  platform: string;
  owned: boolean;
  units: Count;
  actions: Count;
  badges: Count;
  rewards: Count & { new: number };
  challengesCompleted: number;
  gameXp: number;
}

export const challengeTypes = ['weekly', 'special', 'classic'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

/** Life of a challenge: available, active once activated, completed at its last threshold, banked when collected. */
export const challengeStatuses = ['available', 'active', 'completed', 'banked', 'expired'] as const;
export type ChallengeStatus = (typeof challengeStatuses)[number];

/** A step of a challenge: at `value` it gives `units` and `xp`. */
export interface ChallengeThreshold {
  value: number;
  units: number;
  xp: number;
  reached: boolean;
}

export interface Challenge {
  challengeId: string;
  spaceId: string;
  gameSlug: string | null;
  gameTitle: string | null;
  type: ChallengeType;
  name: string;
  description: string;
  imageUrl: string | null;
  startDate: string | null;
  /** When it ends; null for a challenge without a time limit. */
  endDate: string | null;
  /** The first moment at which what was reached can no longer be banked, some days after the end; null without a time limit. */
  bankUntil: string | null;
  /** What is counted, in the plural: 'sea caves'. */
  unitName: string | null;
  status: ChallengeStatus;
  /** Platforms on which play counts; null where it counts on all of the game's. */
  platforms: string[] | null;
  /** The player's own part of a community's challenge, a special one that all players do together; else null. */
  contribution: number | null;
  /** In the counts of `thresholds[].value`. */
  progress: number;
  thresholds: ChallengeThreshold[];
  reward: { units: number; xp: number; items: string[] };
  activationDate: string | null;
  completionDate: string | null;
  bankedDate: string | null;
}

/** A page of the challenges that are behind a player, the latest first. */
export interface ChallengeHistory {
  challenges: Challenge[];
  /** How many there are in all, beyond this page of them. */
  total: number;
}

/** Why an event that a challenge asks for did not count. */
export const exclusionReasons = [
  'otherGame',
  'wrongPlatform',
  'beforeStart',
  'afterEnd',
  'notActivated',
  'completed',
  'tooLittle',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** An event that a challenge asks for, as the services saw it. */
export interface ChallengeEvent {
  eventId: string;
  date: string;
  gameTitle: string | null;
  /** Where it was played; null where that is not known. */
  platform: string | null;
  /** How often it happened. */
  count: number;
  /** How much of that the challenge moved by. */
  counted: number;
  /** Why by nothing; null where it counted, and where the services say something unheard of. */
  reason: ExclusionReason | null;
}

export interface ChallengeEvents {
  events: ChallengeEvent[];
  total: number;
}

/** A challenge that was just banked, with what it gave. */
export interface BankedChallenge {
  challenge: Challenge;
  rewardsGranted: { units: number; xp: number };
  /** Units after banking. */
  unitBalance: number;
}

/** A reward as the club keeps it: claims, locations, dates. */
export interface ClubReward {
  id: string;
  profileId: string | null;
  spaceId: string;
  /** Price in Units. */
  value: number;
  typeName: 'Downloadable' | 'Unlockable';
  name: string;
  description: string;
  isOwned: boolean;
  quantityPurchased: number;
  quantityUsed: number;
  quantityLimit: number | null;
  rewardLocation: string | null;
  instruction: string;
  images: Picture[];
  purchaseDate: string | null;
  rarity: RarityId | null;
  /** Proves the last claim; null where there is none. */
  code: string | null;
}

/** A claim on record. */
export interface Claim {
  claimId: string;
  claimDate: string;
  /** What it took. */
  units: number;
  /** When the Units came back; null for a claim that stands. */
  refundDate: string | null;
  /** Proves the claim; null once it is refunded. */
  code: string | null;
  rewardId: string;
  spaceId: string;
  gameSlug: string;
  gameTitle: string;
  name: string;
  kind: string | null;
  imageUrl: string | null;
  rarityId: RarityId;
  rewardLocation: string | null;
  instruction: string;
}

export interface ClaimsPage {
  claims: Claim[];
  /** How many there are in all, beyond this page of them. */
  total: number;
}

/** Reply to a claim. */
export interface RewardClaim {
  /** Units after the claim. */
  unitBalance: number;
  reward: ClubReward;
}

export const transactionKinds = ['earned', 'spent', 'expired', 'refunded'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** One line of the units ledger. */
export interface UnitsTransaction {
  id: string;
  date: string;
  /** Signed as the services give it: what came in is positive. */
  units: number;
  kind: TransactionKind;
  reason: string;
  source: { type: string; id: string | null; name: string | null } | null;
  spaceId: string | null;
  /** When units that came in expire. */
  expiresAt: string | null;
  balanceAfter: number;
}

/** Which lines of the units ledger are meant; moments are ISO. */
export interface TransactionsFilter {
  type?: TransactionKind;
  /** The game's. */
  spaceId?: string;
  from?: string;
  to?: string;
}

export interface UnitsTransactions {
  transactions: UnitsTransaction[];
  /** How many there are in all, beyond this page of them. */
  total: number;
}

/** One statistic of a player in a game. */
export interface StatCard {
  spaceId: string | null;
  statName: string;
  displayName: string;
  /** How `value` reads: 'LongTimespan' counts seconds, 'Integer', 'Decimal', 'Percentage', 'Distance'. */
  format: string;
  value: number;
  unit: string | null;
  lastModified: string | null;
}
