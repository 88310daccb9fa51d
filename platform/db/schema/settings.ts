import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { NoticeChannel, NoticeDetails, NoticeKind, SentChannel } from '../../domain/notices';
import { defaultQuietHours } from '../../domain/quietHours';
import { accountId, instant } from './accounts';

const profileId = () => accountId('profile_id');

/** What a player has set in the club; a player without a row has the defaults. */
export const clubSettings = pgTable(
  'club_settings',
  {
    profileId: profileId().primaryKey(),
    autoBank: boolean('auto_bank').notNull().default(false),
    /** When the player first banked a challenge shortly before it could not be banked any more. */
    almostMissedAt: instant('almost_missed_at'),
    /** When the player turned auto-bank on or off, also in answer to the offer; it is not offered again. */
    autoBankChosenAt: instant('auto_bank_chosen_at'),
    hasQuietHours: boolean('has_quiet_hours').notNull().default(defaultQuietHours.isOn),
    quietFrom: integer('quiet_from').notNull().default(defaultQuietHours.from),
    quietUntil: integer('quiet_until').notNull().default(defaultQuietHours.until),
    /** IANA name of the time zone of the quiet hours; null where the player has chosen none. */
    timeZone: text('time_zone'),
  },
  (table) => [
    index('club_settings_with_auto_bank')
      .on(table.profileId)
      .where(sql`${table.autoBank}`),
  ],
);

/** Which kinds of notices a player gets through which channel, where that differs from the default. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    profileId: profileId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    isChosen: boolean('is_chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.kind, table.channel] })],
);

/** Notices of players, one for each fact, also where a player sees them in no channel. */
export const notices = pgTable(
  'notices',
  {
    noticeId: uuid('notice_id').primaryKey().defaultRandom(),
    profileId: profileId(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What it is about, as a key of its kind; there is one notice for each fact. */
    fact: text('fact').notNull(),
    details: jsonb('details').$type<NoticeDetails>().notNull(),
    /** Whether the club lists it, by the player's choice when it was made. */
    isShown: boolean('is_shown').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('notice_of_fact').on(table.profileId, table.kind, table.fact),
    index('notices_by_player').on(table.profileId, table.createdAt),
    index('notices_by_time').on(table.createdAt),
    index('notices_by_requesting_player')
      .on(sql`(${table.details} ->> 'subjectId')`)
      .where(sql`${table.kind} = 'friendRequest'`),
  ],
);

/** Notices that were sent through a channel, so that none is sent twice. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notices.noticeId, { onDelete: 'cascade' }),
    channel: text('channel').$type<SentChannel>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.channel] })],
);

/** The private address of a player's calendar. It has a random token, of which only the hash is stored. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    profileId: profileId().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** When a calendar last read it, to within a day. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('calendar_addresses_by_use').on(table.usedAt)],
);

/** Browsers that show notices to a player, by the address that their push service gave them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    profileId: profileId(),
    /** The browser's public key, and the secret that it shares with the club (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_player').on(table.profileId, table.createdAt)],
);
