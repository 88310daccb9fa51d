import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { AttemptKind } from '../../domain/accounts/attempts';
import type { PlatformType } from '../../domain/accounts/platformTypes';
import type { CodeSource } from '../../domain/accounts/secondFactor';

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The account that a row belongs to, and is deleted with. */
export const accountId = (column = 'user_id') =>
  uuid(column)
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' });

/** A person who may sign in. `userId` is also the account's profile id on the publisher's own platform. */
export const accounts = pgTable(
  'accounts',
  {
    userId: uuid('user_id').primaryKey(),
    /** Where emails to the player go. No response reveals whether an address has an account. */
    email: text('email').notNull(),
    /**
     * The key of `email` (`readEmailAddress`); null where another account has that mailbox or it is no address, which the
     * operators' command `emails` lists. The player then logs in by a linked profile only.
     */
    emailKey: text('email_key').unique(),
    /** When the player proved to read the mailbox of `email`; null until then, and Units cannot be spent. */
    emailVerifiedAt: instant('email_verified_at'),
    /** argon2id, in PHC string form. */
    passwordHash: text('password_hash').notNull(),
    nameOnPlatform: text('name_on_platform').notNull(),
    /** Lower-case and unique: two names cannot differ by case only. */
    nameKey: text('name_key').notNull().unique(),
    /** When the player last changed the name; null where they never did. */
    renamedAt: instant('renamed_at'),
    country: text('country').notNull(),
    preferredLanguage: text('preferred_language').notNull(),
    dateOfBirth: date('date_of_birth').notNull(),
    communicationOptIn: boolean('communication_opt_in').notNull().default(false),
    communicationThirdPartyOptIn: boolean('communication_third_party_opt_in').notNull().default(false),
    legalOptinsKey: text('legal_optins_key'),
    avatarGalleryId: text('avatar_gallery_id').notNull(),
    /** 14 days after its player has closed the account, which is deleted at the end of that day; null while it is open. */
    closesAt: instant('closes_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('accounts_by_closing').on(table.closesAt, table.userId),
    index('accounts_by_accepted_policies').on(table.legalOptinsKey, table.country, table.userId),
  ],
);

/** The session behind the sign-on cookie. The bridge opens ticket sessions with it; it is never a ticket itself. */
export const signOnSessions = pgTable(
  'sign_on_sessions',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    userId: accountId(),
    /** The browser, such as "Firefox, Windows"; null where it is not known. */
    device: text('device'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it last opened a session. */
    usedAt: instant('used_at').notNull(),
    /** The country that this was from; null where it is not known. */
    country: text('country'),
  },
  (table) => [
    index('sign_on_sessions_by_account').on(table.userId, table.usedAt),
    index('sign_on_sessions_by_expiry').on(table.expiresAt),
  ],
);

/**
 * Devices that a player has logged in on through the sign-on, one row for each device and account. Wrong passwords of
 * strangers do not make them wait.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Hash of the secret in the device's cookie; replaced at each login. */
    secretHash: text('secret_hash').primaryKey(),
    userId: accountId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('known_devices_by_account').on(table.userId, table.expiresAt),
    index('known_devices_by_expiry').on(table.expiresAt),
  ],
);

/** When neither of a session's tickets is valid any more. */
export const lastEndOf = (table: { expiresAt: AnyPgColumn; rememberMeExpiresAt: AnyPgColumn }) =>
  sql`greatest(${table.expiresAt}, ${table.rememberMeExpiresAt})`;

/** One sign-in on one device. Only hashes of the tickets are stored. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: accountId(),
    /** The sign-on session that opened this one through the bridge; both end together. */
    signOnHash: text('sign_on_hash').references(() => signOnSessions.cookieHash, { onDelete: 'cascade' }),
    /** The application that opened it; null for sessions of earlier versions. */
    appId: uuid('app_id'),
    ticketHash: text('ticket_hash').notNull().unique(),
    /** Null unless the player chose to be remembered; replaced at each use. */
    rememberMeHash: text('remember_me_hash').unique(),
    rememberMeExpiresAt: instant('remember_me_expires_at'),
    expiresAt: instant('expires_at').notNull(),
    /** No renewed ticket is valid past this instant; null for sessions of earlier versions. */
    endsAt: instant('ends_at'),
    createdAt: instant('created_at').notNull(),
    /** When its ticket was last used, to within `useNotedMs`; null until it is. */
    usedAt: instant('used_at'),
    /** The country that this was from; null where it is not known. */
    country: text('country'),
  },
  (table) => [
    index('sessions_by_account').on(table.userId),
    index('sessions_by_sign_on').on(table.signOnHash),
    index('sessions_by_end').on(lastEndOf(table)),
  ],
);

/** Exchanged remember-me tickets. One that comes back later was stolen, and ends its session. */
export const usedRememberMeTickets = pgTable(
  'used_remember_me_tickets',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    /** Null for exchanges of earlier versions. */
    usedAt: instant('used_at'),
    /** Makes the exchange's tickets out of the exchanged one, so that a repeat gets the same; null once no repeat may come. */
    salt: text('salt'),
  },
  (table) => [
    index('used_remember_me_tickets_by_session').on(table.sessionId),
    index('repeatable_exchanges')
      .on(table.usedAt)
      .where(sql`${table.salt} is not null`),
  ],
);

/** The second factor of players who turned it on. */
export const secondFactors = pgTable('second_factors', {
  userId: accountId().primaryKey(),
  /** The secret of the authenticator app, in base 32. */
  secret: text('secret').notNull(),
  /** Code sources, preferred first. */
  preference: jsonb('preference').$type<CodeSource[]>().notNull(),
  /** Time step of the last accepted app code; no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** Null for those of earlier versions. */
  turnedOnAt: instant('turned_on_at'),
});

/** Secrets of authenticator apps that players are setting up; a code of the app turns the second factor on. */
export const secondFactorSetups = pgTable(
  'second_factor_setups',
  {
    userId: accountId().primaryKey(),
    secret: text('secret').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('second_factor_setups_by_expiry').on(table.expiresAt)],
);

/** Unused recovery codes, each good for one login in the place of an app's code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-in codes of consoles. */
export const consoleAuthCodes = pgTable(
  'console_auth_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The code that the console shows and the player types. */
    userCode: text('user_code').notNull().unique(),
    deviceName: text('device_name').notNull(),
    /** The requesting application. */
    appId: uuid('app_id').notNull(),
    state: text('state').$type<'pending' | 'approved' | 'denied'>().notNull(),
    /** The player who approved; null until then. */
    userId: uuid('user_id').references(() => accounts.userId, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** When the sign-on that approved it expires; null until then, and for approvals of earlier versions. */
    sessionEndsAt: instant('session_ends_at'),
  },
  (table) => [
    index('console_auth_codes_by_account').on(table.userId),
    index('console_auth_codes_by_expiry').on(table.expiresAt),
  ],
);

/** Profiles of other platforms, linked to an account or not. */
export const externalProfiles = pgTable(
  'external_profiles',
  {
    profileId: uuid('profile_id').primaryKey(),
    platformType: text('platform_type').$type<PlatformType>().notNull(),
    idOnPlatform: text('id_on_platform').notNull(),
    nameOnPlatform: text('name_on_platform').notNull(),
    /** Hash of the token that identifies the profile on its platform. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id').references(() => accounts.userId, { onDelete: 'set null' }),
    linkedAt: instant('linked_at'),
    /** False after a password reset: the profile logs in again once its player has linked it again. */
    isConfirmed: boolean('is_confirmed').notNull().default(true),
  },
  (table) => [
    unique('external_profile').on(table.platformType, table.idOnPlatform),
    unique('one_external_profile_a_platform').on(table.userId, table.platformType),
  ],
);

/** Counted attempts, by account and by address; too many have to wait. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text('kind').$type<AttemptKind>().notNull(),
    /** Hash of the counted account or address, so that the table reveals no email address. */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('attempts_by_time').on(table.kind, table.lastAt),
  ],
);

/**
 * Secrets that do one thing once, in the link of an email or as a ticket. A row is deleted by the transaction that does it;
 * the kinds with their lives and payloads are in `oneTimeTokenStore`.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').notNull(),
    userId: accountId(),
    payload: jsonb('payload').notNull(),
    /** The address that a link was sent to or gives back, which a copy of the player's data shows. */
    email: text('email').generatedAlwaysAs(sql`payload ->> 'email'`),
    /** The key of an address that no other account gets as long as the token is good. */
    reservedEmailKey: text('reserved_email_key').generatedAlwaysAs(sql`payload ->> 'reservedEmailKey'`),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('one_time_tokens_by_account').on(table.userId),
    index('one_time_tokens_by_reserved_email').on(table.reservedEmailKey),
    index('one_time_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** Facts about the database itself: version and date of the seed. */
export const facts = pgTable('facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  at: bigint('at', { mode: 'number' }),
});
