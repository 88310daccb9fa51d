import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChallengeType, Threshold } from '../../domain/challenges';
import type { StatFormat } from '../../domain/gameplay';
import type { Draw, EntryKind, EntrySource } from '../../domain/ledger';
import type { RarityId } from '../../domain/rewards';
import type { GameLink, GamePlatform } from '../../domain/games';
import { accounts } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const profileId = () =>
  uuid('profile_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' });
const spaceId = () =>
  uuid('space_id')
    .notNull()
    .references(() => games.spaceId);

export const games = pgTable('games', {
  spaceId: uuid('space_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  tagline: text('tagline').notNull(),
  genre: text('genre').notNull(),
  description: text('description').notNull(),
  releaseDate: moment('release_date').notNull(),
  ageRating: text('age_rating').notNull(),
  links: jsonb('links').$type<Partial<Record<GameLink, string>>>().notNull(),
  communityVideos: jsonb('community_videos').$type<{ title: string; videoId: string }[]>().notNull(),
  position: integer('position').notNull(),
});

/** One application for each platform a game runs on. */
export const gamePlatforms = pgTable(
  'game_platforms',
  {
    spaceId: spaceId(),
    platform: text('platform').$type<GamePlatform>().notNull(),
    applicationId: uuid('application_id').notNull().unique(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.spaceId, table.platform] })],
);

/** What the club knows of a player. Locked by every change to what the player owns, so that changes queue up. */
export const players = pgTable(
  'players',
  {
    profileId: profileId().primaryKey(),
    xp: integer('xp').notNull().default(0),
    /** Challenges completed since the first day, also in weeks that nobody lists any more. */
    challengesCompleted: integer('challenges_completed').notNull().default(0),
  },
  (table) => [check('xp_is_not_negative', sql`${table.xp} >= 0`)],
);

/** The XP that a player was given in one week; a week without any has no row. */
export const playerWeeks = pgTable(
  'player_weeks',
  {
    profileId: profileId(),
    /** Its Monday, 00:00 UTC. */
    startsAt: moment('starts_at').notNull(),
    xp: integer('xp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.startsAt] })],
);

/** A game that a player owns on a platform, and how it was played there. */
export const ownedGames = pgTable(
  'owned_games',
  {
    profileId: profileId(),
    spaceId: spaceId(),
    platform: text('platform').$type<GamePlatform>().notNull(),
    ownedSince: moment('owned_since').notNull(),
    firstPlayedAt: moment('first_played_at'),
    lastPlayedAt: moment('last_played_at'),
    secondsPlayed: integer('seconds_played').notNull().default(0),
    lastSessionSeconds: integer('last_session_seconds').notNull().default(0),
    sessionsPlayed: integer('sessions_played').notNull().default(0),
    daysPlayed: integer('days_played').notNull().default(0),
    /** XP won in this game. */
    xp: integer('xp').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.spaceId, table.platform] }),
    index('owned_games_by_last_played').on(table.profileId, table.lastPlayedAt),
  ],
);

/** Events that games sent, each counted once even where a game sends it again. */
export const playEvents = pgTable(
  'play_events',
  {
    profileId: profileId(),
    eventId: uuid('event_id').notNull(),
    spaceId: spaceId(),
    name: text('name').notNull(),
    count: doublePrecision('count').notNull(),
    /** Where it was played; null for events of before this was kept. */
    platform: text('platform').$type<GamePlatform>(),
    gameSessionId: text('game_session_id'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.eventId] }),
    index('play_events_by_name').on(table.profileId, table.name, table.receivedAt),
  ],
);

export const rewards = pgTable(
  'rewards',
  {
    rewardId: uuid('reward_id').primaryKey(),
    spaceId: spaceId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    rarityId: text('rarity_id').$type<RarityId>().notNull(),
    /** Price in Units. */
    value: integer('value').notNull(),
    glyph: text('glyph').notNull(),
    description: text('description').notNull(),
    instruction: text('instruction').notNull(),
    location: text('location'),
    quantityLimit: integer('quantity_limit'),
    isNew: boolean('is_new').notNull(),
    /** Null where it is free for all; the other lock columns say what opens it. */
    lockReason: text('lock_reason'),
    lockLevel: integer('lock_level'),
    lockActionId: uuid('lock_action_id'),
    lockRewardId: uuid('lock_reward_id'),
    createdAt: moment('created_at').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('reward_key').on(table.spaceId, table.key), check('price_is_positive', sql`${table.value} > 0`)],
);

export const claims = pgTable(
  'claims',
  {
    claimId: uuid('claim_id').primaryKey(),
    profileId: profileId(),
    rewardId: uuid('reward_id')
      .notNull()
      .references(() => rewards.rewardId),
    spaceId: spaceId(),
    /** Units paid. */
    units: integer('units').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    /** Refunded claims stay on record and count no more. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [index('claims_by_profile').on(table.profileId, table.spaceId)],
);

/** Rewards that players save for. */
export const wishes = pgTable(
  'wishes',
  {
    profileId: profileId(),
    rewardId: uuid('reward_id')
      .notNull()
      .references(() => rewards.rewardId),
    wishedAt: moment('wished_at').notNull(),
    /** When the player was told that it is affordable; null until then. */
    toldAt: moment('told_at'),
    /** When the player looked at it after that; null until then. */
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.rewardId] })],
);

/** Codes bought in the store's discount. */
export const promotionKeys = pgTable('promotion_keys', {
  code: text('code').primaryKey(),
  profileId: profileId(),
  units: integer('units').notNull(),
  boughtAt: moment('bought_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** The store takes no code that was refunded. */
  refundedAt: moment('refunded_at'),
});

/** First replies to calls that carried an Idempotency-Key: a repeat gets the same one, and nothing is done twice. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    profileId: profileId(),
    key: text('key').notNull(),
    /** What was asked for, so that a key used for something else is noticed. */
    request: text('request').notNull(),
    // Not jsonb, which would give the reply back with its keys in another order.
    reply: json('reply').$type<object>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.key] })],
);

/** Units acquired at one moment. Rows are only added; `remaining` changes only with a row of `transactions`. */
export const lots = pgTable(
  'lots',
  {
    lotId: uuid('lot_id').primaryKey(),
    profileId: profileId(),
    units: integer('units').notNull(),
    remaining: integer('remaining').notNull(),
    acquiredAt: moment('acquired_at').notNull(),
    /** The last instant they may be spent in; null where they never expire. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('lots_with_units_left')
      .on(table.profileId)
      .where(sql`${table.remaining} > 0`),
    check('remaining_is_within_the_lot', sql`${table.remaining} between 0 and ${table.units}`),
  ],
);

/** The ledger, append-only. Two writers that missed each other's row collide on `seq` instead of losing Units. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey(),
    profileId: profileId(),
    seq: integer('seq').notNull(),
    date: moment('date').notNull(),
    units: integer('units').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    reason: text('reason').notNull(),
    source: jsonb('source').$type<EntrySource>().notNull(),
    spaceId: uuid('space_id').references(() => games.spaceId),
    expiresAt: moment('expires_at'),
    balanceAfter: integer('balance_after').notNull(),
    draws: jsonb('draws').$type<Draw[]>().notNull(),
    /** The spending that a refund undoes; unique, so that two refunds of one collide. */
    refundOf: uuid('refund_of').unique('refunded_once'),
  },
  (table) => [
    unique('transactions_chain').on(table.profileId, table.seq),
    foreignKey({ name: 'refund_of_a_spending', columns: [table.refundOf], foreignColumns: [table.id] }),
    check('balance_is_never_negative', sql`${table.balanceAfter} >= 0`),
  ],
);

export const challenges = pgTable(
  'challenges',
  {
    definitionId: uuid('definition_id').primaryKey(),
    spaceId: spaceId(),
    key: text('key').notNull(),
    type: text('type').$type<ChallengeType>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    event: text('event').notNull(),
    unitName: text('unit_name').notNull(),
    glyph: text('glyph').notNull(),
    thresholds: jsonb('thresholds').$type<Threshold[]>().notNull(),
    /** Where play counts; null for every platform. */
    platforms: jsonb('platforms').$type<GamePlatform[]>(),
    position: integer('position').notNull(),
  },
  (table) => [unique('challenge_key').on(table.spaceId, table.key)],
);

/** A challenge during one window: a week, an event, or always. Its id is the wire's challengeId. */
export const challengeRuns = pgTable(
  'challenge_runs',
  {
    challengeId: uuid('challenge_id').primaryKey(),
    definitionId: uuid('definition_id')
      .notNull()
      .references(() => challenges.definitionId),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** What all players did in it together, in a community's challenge. */
    communityProgress: integer('community_progress').notNull().default(0),
  },
  (table) => [index('challenge_runs_by_end').on(table.endsAt)],
);

export const challengeProgress = pgTable(
  'challenge_progress',
  {
    profileId: profileId(),
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challengeRuns.challengeId),
    progress: integer('progress').notNull().default(0),
    activatedAt: moment('activated_at'),
    completedAt: moment('completed_at'),
    bankedAt: moment('banked_at'),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.challengeId] })],
);

/** Which events moved a challenge, and by how much: what was credited when. */
export const challengeCredits = pgTable(
  'challenge_credits',
  {
    profileId: profileId(),
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challengeRuns.challengeId),
    eventId: uuid('event_id').notNull(),
    counted: integer('counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.challengeId, table.eventId] }),
    foreignKey({
      name: 'credit_of_an_event',
      columns: [table.profileId, table.eventId],
      foreignColumns: [playEvents.profileId, playEvents.eventId],
    }).onDelete('cascade'),
  ],
);

export const actions = pgTable(
  'actions',
  {
    actionId: uuid('action_id').primaryKey(),
    spaceId: spaceId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    event: text('event').notNull(),
    target: integer('target').notNull(),
    units: integer('units').notNull(),
    xp: integer('xp').notNull(),
    glyph: text('glyph').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('action_key').on(table.spaceId, table.key)],
);

export const actionProgress = pgTable(
  'action_progress',
  {
    profileId: profileId(),
    actionId: uuid('action_id')
      .notNull()
      .references(() => actions.actionId),
    progress: integer('progress').notNull().default(0),
    completedAt: moment('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.actionId] })],
);

export const badges = pgTable(
  'badges',
  {
    badgeId: uuid('badge_id').primaryKey(),
    spaceId: spaceId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    glyph: text('glyph').notNull(),
    /** Completing this action gives the badge. */
    actionId: uuid('action_id')
      .notNull()
      .references(() => actions.actionId),
    position: integer('position').notNull(),
  },
  (table) => [unique('badge_key').on(table.spaceId, table.key)],
);

export const playerBadges = pgTable(
  'player_badges',
  {
    profileId: profileId(),
    badgeId: uuid('badge_id')
      .notNull()
      .references(() => badges.badgeId),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.badgeId] })],
);

/** Small documents a player keeps, such as the badges to show; `revision` guards against lost changes. */
export const entities = pgTable(
  'entities',
  {
    entityId: uuid('entity_id').primaryKey(),
    profileId: profileId(),
    spaceId: uuid('space_id'),
    type: text('type').notNull(),
    name: text('name').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    obj: jsonb('obj').$type<{ badgeList: string[] }>().notNull(),
    revision: integer('revision').notNull(),
    lastModified: moment('last_modified').notNull(),
  },
  (table) => [index('entities_by_profile').on(table.profileId)],
);

export const stats = pgTable(
  'stats',
  {
    spaceId: spaceId(),
    statName: text('stat_name').notNull(),
    displayName: text('display_name').notNull(),
    format: text('format').$type<StatFormat>().notNull(),
    unit: text('unit'),
    event: text('event').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.spaceId, table.statName] })],
);

export const playerStats = pgTable(
  'player_stats',
  {
    profileId: profileId(),
    spaceId: spaceId(),
    statName: text('stat_name').notNull(),
    value: doublePrecision('value').notNull(),
    lastModified: moment('last_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.spaceId, table.statName] })],
);

/** One row for each side of a friendship: each has its own favourite and nickname for the other. */
export const friends = pgTable(
  'friends',
  {
    profileId: profileId(),
    friendId: uuid('friend_id')
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    isFavorite: boolean('is_favorite').notNull().default(false),
    nickname: text('nickname').notNull().default(''),
    friendshipDate: moment('friendship_date').notNull(),
    lastModified: moment('last_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.friendId] })],
);

/** Friendships that one player has asked for and the other has not answered. */
export const friendRequests = pgTable(
  'friend_requests',
  {
    fromId: uuid('from_id')
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    toId: uuid('to_id')
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    requestDate: moment('request_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] }), index('friend_requests_by_receiver').on(table.toId)],
);

export const presences = pgTable('presences', {
  profileId: profileId().primaryKey(),
  status: text('status').$type<'online' | 'away' | 'dnd' | 'offline'>().notNull(),
  /** The game being played, if any. */
  spaceId: uuid('space_id').references(() => games.spaceId),
  /** When that game was last heard of; a presence that is only chosen says nothing of a game. */
  playedAt: moment('played_at'),
  since: moment('since').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  /** A demo player's presence stands still: it is always this many minutes old. Null for everyone else. */
  heldMinutes: integer('held_minutes'),
});

export const news = pgTable(
  'news',
  {
    newsId: text('news_id').notNull(),
    locale: text('locale').notNull(),
    /** Null for news of the club itself. */
    spaceId: uuid('space_id').references(() => games.spaceId),
    type: text('type').notNull(),
    placement: text('placement').notNull(),
    priority: integer('priority').notNull(),
    publicationDate: moment('publication_date').notNull(),
    expirationDate: moment('expiration_date'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.locale] })],
);

/** The gallery that players choose their picture from. */
export const avatars = pgTable('avatars', {
  avatarGalleryId: text('avatar_gallery_id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  spaceId: uuid('space_id').references(() => games.spaceId),
  position: integer('position').notNull(),
});

export const starPlayers = pgTable('star_players', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  story: text('story').notNull(),
  spaceId: spaceId(),
  avatarKind: text('avatar_kind').notNull(),
  position: integer('position').notNull(),
});
