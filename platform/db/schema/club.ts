import { sql } from 'drizzle-orm';
import {
  bigint,
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
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ChallengeType, Threshold } from '../../domain/challenges';
import type { StatFormat } from '../../domain/gameplay';
import type { HoldReason } from '../../domain/plausibility';
import type { Draw, EntryKind, EntrySource } from '../../domain/ledger';
import type { GiftEnd, GiftMessage } from '../../domain/gifts';
import type { ReportReason } from '../../domain/playerReports';
import type { RarityId } from '../../domain/rewards';
import type { ClubRule, RuleName } from '../../domain/clubRules';
import type { GameLink, GamePlatform } from '../../domain/games';
import { accountId, instant } from './accounts';

const profileId = (column = 'profile_id') => accountId(column);
const reference = (column: string, referenced: () => AnyPgColumn) => uuid(column).notNull().references(referenced);
const spaceId = () => reference('space_id', () => games.spaceId);

/** What every reward, challenge, action and badge of a game has. */
const gameItem = () => ({
  spaceId: spaceId(),
  key: text('key').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
});

export const games = pgTable('games', {
  spaceId: uuid('space_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  tagline: text('tagline').notNull(),
  genre: text('genre').notNull(),
  description: text('description').notNull(),
  releaseDate: instant('release_date').notNull(),
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

/** A player of the club. Every change of what the player owns locks this row, so that changes run one after another. */
export const players = pgTable(
  'players',
  {
    profileId: profileId().primaryKey(),
    xp: integer('xp').notNull().default(0),
    /** All challenges ever completed, also in weeks that are no longer listed. */
    challengesCompleted: integer('challenges_completed').notNull().default(0),
    /** When the XP last changed, which a trigger notes; null until it does. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    check('xp_is_not_negative', sql`${table.xp} >= 0`),
    index('players_by_change').on(table.changedAt, table.profileId),
  ],
);

/** XP that a player earned in one week; a week without XP has no row. */
export const playerWeeks = pgTable(
  'player_weeks',
  {
    profileId: profileId(),
    /** Monday of the week, 00:00 UTC. */
    startsAt: instant('starts_at').notNull(),
    xp: integer('xp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.startsAt] })],
);

/** A game that a player owns on a platform, with the play time there. */
export const ownedGames = pgTable(
  'owned_games',
  {
    profileId: profileId(),
    spaceId: spaceId(),
    platform: text('platform').$type<GamePlatform>().notNull(),
    ownedSince: instant('owned_since').notNull(),
    firstPlayedAt: instant('first_played_at'),
    lastPlayedAt: instant('last_played_at'),
    secondsPlayed: integer('seconds_played').notNull().default(0),
    lastSessionSeconds: integer('last_session_seconds').notNull().default(0),
    sessionsPlayed: integer('sessions_played').notNull().default(0),
    daysPlayed: integer('days_played').notNull().default(0),
    xp: integer('xp').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.spaceId, table.platform] }),
    index('owned_games_by_last_played').on(table.profileId, table.lastPlayedAt),
  ],
);

/** Keys that servers of games sign their calls with. The secret is kept as it is, because an HMAC needs it. */
export const gameKeys = pgTable(
  'game_keys',
  {
    keyId: text('key_id').primaryKey(),
    spaceId: spaceId(),
    secret: text('secret').notNull(),
    /** Who made it: null for the command, else the local platform that made it for `npm run play`. */
    maker: text('maker'),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('game_keys_by_space').on(table.spaceId)],
);

/** Events that games sent. An event that is sent again counts once; deleted after 180 days, unless still needed. */
export const playEvents = pgTable(
  'play_events',
  {
    profileId: profileId(),
    eventId: uuid('event_id').notNull(),
    spaceId: spaceId(),
    name: text('name').notNull(),
    count: doublePrecision('count').notNull(),
    /** The platform of play; null for actions that a game completed outright, and events stored before this column existed. */
    platform: text('platform').$type<GamePlatform>(),
    gameSessionId: text('game_session_id'),
    receivedAt: instant('received_at').notNull(),
    /** Why it is in quarantine; null where it counted at once, and once it is released. */
    heldFor: text('held_for').$type<HoldReason>(),
    /** When it was dropped from the quarantine: it never counts. */
    droppedAt: instant('dropped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.eventId] }),
    index('play_events_by_name').on(table.profileId, table.name, table.receivedAt),
    index('play_events_by_time').on(table.receivedAt),
    index('play_events_in_quarantine')
      .on(table.receivedAt)
      .where(sql`${table.heldFor} is not null and ${table.droppedAt} is null`),
  ],
);

export const rewards = pgTable(
  'rewards',
  {
    rewardId: uuid('reward_id').primaryKey(),
    ...gameItem(),
    kind: text('kind').notNull(),
    rarityId: text('rarity_id').$type<RarityId>().notNull(),
    /** Price in Units. */
    value: integer('value').notNull(),
    instruction: text('instruction').notNull(),
    location: text('location'),
    quantityLimit: integer('quantity_limit'),
    isNew: boolean('is_new').notNull(),
    /** Null where the reward is open to all; the other lock columns have the conditions. */
    lockReason: text('lock_reason'),
    lockLevel: integer('lock_level'),
    lockActionId: uuid('lock_action_id'),
    lockRewardId: uuid('lock_reward_id'),
    createdAt: instant('created_at').notNull(),
    /** When its price, limit or lock last changed, which a trigger notes; null until one does. */
    changedAt: instant('changed_at'),
  },
  (table) => [unique('reward_key').on(table.spaceId, table.key), check('price_is_positive', sql`${table.value} > 0`)],
);

/** The rules of the club that are in its code, as the platform last found them there. */
export const clubRules = pgTable('club_rules', {
  rule: text('rule').$type<ClubRule>().primaryKey(),
  value: integer('value').notNull(),
});

/** Every change of a rule, which triggers write in the transaction that makes it; never deleted. */
export const ruleChanges = pgTable(
  'rule_changes',
  {
    changeId: uuid('change_id').primaryKey().defaultRandom(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    rule: text('rule').$type<RuleName>().notNull(),
    /** Id of the reward, the action or the definition of the challenge; null for a rule of the whole club. */
    subjectId: uuid('subject_id'),
    /** Null where there was no limit. */
    before: integer('before'),
    after: integer('after'),
  },
  (table) => [
    index('rule_changes_by_time').on(table.changedAt, table.changeId),
    index('rule_changes_by_subject').on(table.subjectId),
  ],
);

export const claims = pgTable(
  'claims',
  {
    claimId: uuid('claim_id').primaryKey(),
    profileId: profileId(),
    rewardId: reference('reward_id', () => rewards.rewardId),
    spaceId: spaceId(),
    /** Price in Units. */
    units: integer('units').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** The spending that paid for it; null where no spending of the ledger did, so that nothing can be refunded. */
    transactionId: uuid('transaction_id').references(() => transactions.id),
    /** The gift that it accepted; null for the player's own claims, and once the giver's account is deleted. */
    giftId: uuid('gift_id').references((): AnyPgColumn => gifts.giftId, { onDelete: 'set null' }),
    /** When the game delivered it; null until then. */
    deliveredAt: instant('delivered_at'),
    /** When the player took it back; such a claim is refunded too. */
    undoneAt: instant('undone_at'),
    /** Refunded claims stay in the table but count nowhere. */
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index('claims_by_profile').on(table.profileId, table.spaceId),
    unique('claim_of_a_spending').on(table.transactionId),
    unique('claim_of_a_gift').on(table.giftId),
    check('claim_is_delivered_or_undone', sql`${table.deliveredAt} is null or ${table.undoneAt} is null`),
    check('undone_claim_is_refunded', sql`${table.undoneAt} is null or ${table.refundedAt} is not null`),
  ],
);

/** Rewards that players gave to friends. The friend's claim names the gift; the giver's ledger paid. */
export const gifts = pgTable(
  'gifts',
  {
    giftId: uuid('gift_id').primaryKey(),
    giverId: profileId('giver_id'),
    receiverId: profileId('receiver_id'),
    rewardId: reference('reward_id', () => rewards.rewardId),
    /** Price in Units. */
    units: integer('units').notNull(),
    message: text('message').$type<GiftMessage>().notNull(),
    givenAt: instant('given_at').notNull(),
    transactionId: reference('transaction_id', () => transactions.id),
    /** How and when it ended; null while it waits for the friend. */
    end: text('end').$type<GiftEnd>(),
    endedAt: instant('ended_at'),
    /** When the Units came back to the giver. */
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    unique('gift_of_a_spending').on(table.transactionId),
    index('gifts_by_giver').on(table.giverId, table.givenAt),
    index('gifts_by_receiver').on(table.receiverId, table.givenAt),
    index('waiting_gifts')
      .on(table.giftId)
      .where(sql`${table.end} is null`),
    index('gifts_by_refund').on(table.refundedAt),
    check(
      'accepted_gift_or_refund',
      sql`${table.end} is null or ${table.end} = 'accepted' or ${table.refundedAt} is not null`,
    ),
  ],
);

export const wishes = pgTable(
  'wishes',
  {
    profileId: profileId(),
    rewardId: reference('reward_id', () => rewards.rewardId),
    wishedAt: instant('wished_at').notNull(),
    /** When the player was notified that the reward is affordable; null until then. */
    notifiedAt: instant('notified_at'),
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.rewardId] }),
    index('wishes_by_time').on(table.wishedAt),
    index('wishes_by_reward').on(table.rewardId, table.profileId),
  ],
);

/** The one reward that a player saves for first. */
export const goals = pgTable(
  'goals',
  {
    profileId: profileId().primaryKey(),
    rewardId: reference('reward_id', () => rewards.rewardId),
    chosenAt: instant('chosen_at').notNull(),
    /** True where it is claimed as soon as the balance pays for it. */
    claimsItself: boolean('claims_itself').notNull().default(false),
    /** When it was last chosen, or the account's email address or policies changed, which triggers note. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('goals_by_change')
      .on(table.changedAt, table.profileId)
      .where(sql`${table.claimsItself}`),
    index('goals_by_reward')
      .on(table.rewardId, table.profileId)
      .where(sql`${table.claimsItself}`),
  ],
);

export const promotionKeys = pgTable(
  'promotion_keys',
  {
    code: text('code').primaryKey(),
    profileId: profileId(),
    units: integer('units').notNull(),
    boughtAt: instant('bought_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The spending that paid for it; null where no spending of the ledger did, so that nothing can be refunded. */
    transactionId: uuid('transaction_id').references(() => transactions.id),
    /** The store rejects a refunded code. */
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    unique('code_of_a_spending').on(table.transactionId),
    index('promotion_keys_by_player').on(table.profileId),
  ],
);

/** First responses to calls with an Idempotency-Key: a repeat returns the same response and changes nothing. */
export const idempotentResponses = pgTable(
  'idempotent_responses',
  {
    profileId: profileId(),
    key: text('key').notNull(),
    /** Identifies the request, so that a key reused for another one is rejected. */
    request: text('request').notNull(),
    // Not jsonb, which would reorder the keys of the response.
    response: json('response').$type<object>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.key] }),
    index('idempotent_responses_by_time').on(table.createdAt),
  ],
);

/** Units acquired together. Rows are only added; what changes in them changes only with a row of `transactions`. */
export const lots = pgTable(
  'lots',
  {
    lotId: uuid('lot_id').primaryKey(),
    profileId: profileId(),
    units: integer('units').notNull(),
    remaining: integer('remaining').notNull(),
    acquiredAt: instant('acquired_at').notNull(),
    /** The last instant at which they may be spent; null where they never expire. */
    expiresAt: instant('expires_at'),
    /** True where refunded Units made it valid once more after its first expiry. */
    hasGrace: boolean('has_grace').notNull().default(false),
  },
  (table) => [
    index('lots_with_units_left')
      .on(table.profileId)
      .where(sql`${table.remaining} > 0`),
    index('lots_by_player').on(table.profileId),
    index('lots_by_expiry')
      .on(table.expiresAt, table.profileId)
      .where(sql`${table.remaining} > 0`),
    check('remaining_is_within_the_lot', sql`${table.remaining} between 0 and ${table.units}`),
  ],
);

/** The append-only ledger. Concurrent writers collide on `seq` instead of losing Units. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey(),
    profileId: profileId(),
    seq: integer('seq').notNull(),
    date: instant('date').notNull(),
    units: integer('units').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    reason: text('reason').notNull(),
    source: jsonb('source').$type<EntrySource>().notNull(),
    spaceId: uuid('space_id').references(() => games.spaceId),
    expiresAt: instant('expires_at'),
    balanceAfter: integer('balance_after').notNull(),
    draws: jsonb('draws').$type<Draw[]>().notNull(),
    /** The spending that a refund undoes; unique, so that two refunds of one collide. */
    refundOf: uuid('refund_of').unique('refunded_once'),
  },
  (table) => [
    unique('transactions_chain').on(table.profileId, table.seq),
    index('transactions_by_time').on(table.date),
    foreignKey({ name: 'refund_of_a_spending', columns: [table.refundOf], foreignColumns: [table.id] }),
    check('balance_is_never_negative', sql`${table.balanceAfter} >= 0`),
  ],
);

export const challenges = pgTable(
  'challenges',
  {
    definitionId: uuid('definition_id').primaryKey(),
    ...gameItem(),
    type: text('type').$type<ChallengeType>().notNull(),
    event: text('event').notNull(),
    unitName: text('unit_name').notNull(),
    thresholds: jsonb('thresholds').$type<Threshold[]>().notNull(),
    /** Platforms where play counts; null for all. */
    platforms: jsonb('platforms').$type<GamePlatform[]>(),
  },
  (table) => [unique('challenge_key').on(table.spaceId, table.key)],
);

/** A challenge during one period: a week, an event, or always. Its id is the wire's challengeId. */
export const challengeRuns = pgTable(
  'challenge_runs',
  {
    challengeId: uuid('challenge_id').primaryKey(),
    definitionId: reference('definition_id', () => challenges.definitionId),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** When auto-bank had banked it for all players; null until then. */
    autoBankedAt: instant('auto_banked_at'),
    communityProgress: integer('community_progress').notNull().default(0),
  },
  (table) => [index('challenge_runs_by_end').on(table.endsAt)],
);

export const challengeProgress = pgTable(
  'challenge_progress',
  {
    profileId: profileId(),
    challengeId: reference('challenge_id', () => challengeRuns.challengeId),
    progress: integer('progress').notNull().default(0),
    activatedAt: instant('activated_at'),
    completedAt: instant('completed_at'),
    bankedAt: instant('banked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.challengeId] }),
    index('unbanked_challenges')
      .on(table.challengeId, table.profileId)
      .where(sql`${table.bankedAt} is null`),
  ],
);

export const challengeCredits = pgTable(
  'challenge_credits',
  {
    profileId: profileId(),
    challengeId: reference('challenge_id', () => challengeRuns.challengeId),
    eventId: uuid('event_id').notNull(),
    counted: integer('counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.challengeId, table.eventId] }),
    index('challenge_credits_by_event').on(table.profileId, table.eventId),
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
    ...gameItem(),
    event: text('event').notNull(),
    target: integer('target').notNull(),
    units: integer('units').notNull(),
    xp: integer('xp').notNull(),
  },
  (table) => [unique('action_key').on(table.spaceId, table.key)],
);

export const actionProgress = pgTable(
  'action_progress',
  {
    profileId: profileId(),
    actionId: reference('action_id', () => actions.actionId),
    progress: integer('progress').notNull().default(0),
    completedAt: instant('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.actionId] })],
);

export const badges = pgTable(
  'badges',
  {
    badgeId: uuid('badge_id').primaryKey(),
    ...gameItem(),
    actionId: reference('action_id', () => actions.actionId),
  },
  (table) => [unique('badge_key').on(table.spaceId, table.key)],
);

export const playerBadges = pgTable(
  'player_badges',
  {
    profileId: profileId(),
    badgeId: reference('badge_id', () => badges.badgeId),
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.badgeId] })],
);

/** Small documents of a player, such as the selected badges; `revision` prevents lost updates. */
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
    lastModified: instant('last_modified').notNull(),
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
    lastModified: instant('last_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.spaceId, table.statName] })],
);

/** One row for each side of a friendship, because each side has its own favorite flag and nickname. */
export const friends = pgTable(
  'friends',
  {
    profileId: profileId(),
    friendId: profileId('friend_id'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    nickname: text('nickname').notNull().default(''),
    friendshipDate: instant('friendship_date').notNull(),
    lastModified: instant('last_modified').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.friendId] }),
    index('friends_by_friend').on(table.friendId),
  ],
);

export const friendRequests = pgTable(
  'friend_requests',
  {
    fromId: profileId('from_id'),
    toId: profileId('to_id'),
    requestDate: instant('request_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] }), index('friend_requests_by_receiver').on(table.toId)],
);

/** Friend requests sent within a day, also those answered or taken back; they limit how many a player sends. */
export const sentFriendRequests = pgTable(
  'sent_friend_requests',
  {
    sentId: bigint('sent_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fromId: profileId('from_id'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('sent_friend_requests_by_sender').on(table.fromId, table.sentAt),
    index('sent_friend_requests_by_time').on(table.sentAt),
  ],
);

/** The last decline between two players, while the declined player cannot send another request. */
export const declinedFriendRequests = pgTable(
  'declined_friend_requests',
  {
    fromId: profileId('from_id'),
    toId: profileId('to_id'),
    declinedAt: instant('declined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.toId] }),
    index('declined_friend_requests_by_receiver').on(table.toId),
    index('declined_friend_requests_by_time').on(table.declinedAt),
  ],
);

/** Players that a player has blocked: neither can befriend the other while one of the two rows exists. */
export const blocks = pgTable(
  'blocks',
  {
    profileId: profileId(),
    blockedId: profileId('blocked_id'),
    blockedAt: instant('blocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.blockedId] }),
    index('blocks_by_blocked').on(table.blockedId),
  ],
);

/** Reports of players that wait for an operator, or were closed by one; one open report for each pair of players. */
export const playerReports = pgTable(
  'player_reports',
  {
    reportId: uuid('report_id').primaryKey(),
    reporterId: profileId('reporter_id'),
    reportedId: profileId('reported_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull(),
    reportedAt: instant('reported_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('one_open_report')
      .on(table.reporterId, table.reportedId)
      .where(sql`${table.closedAt} is null`),
    index('player_reports_by_reporter').on(table.reporterId, table.reportedAt),
    index('player_reports_by_reported').on(table.reportedId),
    index('player_reports_by_closing').on(table.closedAt),
    index('open_player_reports')
      .on(table.reportedAt)
      .where(sql`${table.closedAt} is null`),
  ],
);

export const presences = pgTable('presences', {
  profileId: profileId().primaryKey(),
  status: text('status').$type<'online' | 'away' | 'dnd' | 'offline'>().notNull(),
  spaceId: uuid('space_id').references(() => games.spaceId),
  /** The game's last event; null where the presence was only chosen. */
  playedAt: instant('played_at'),
  since: instant('since').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  /** Demo players only: the presence always started this many minutes ago. Null for everyone else. */
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
    publicationDate: instant('publication_date').notNull(),
    expirationDate: instant('expiration_date'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.locale] })],
);

export const avatars = pgTable('avatars', {
  avatarGalleryId: text('avatar_gallery_id').primaryKey(),
  name: text('name').notNull(),
  spaceId: uuid('space_id').references(() => games.spaceId),
  position: integer('position').notNull(),
});

export const starPlayers = pgTable('star_players', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  story: text('story').notNull(),
  spaceId: spaceId(),
  position: integer('position').notNull(),
});
