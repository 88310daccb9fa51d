import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttemptKind } from '../../domain/accounts/attempts';
import type { PlatformType } from '../../domain/accounts/platformTypes';
import type { CodeSource } from '../../domain/accounts/secondFactor';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person who may sign in. `userId` is also the account's profile id on the publisher's own platform. */
export const accounts = pgTable('accounts', {
  userId: uuid('user_id').primaryKey(),
  /** Lower-cased; unique, and never told to anyone who asks whether it exists. */
  email: text('email').notNull().unique(),
  /** argon2id, in PHC string form. */
  passwordHash: text('password_hash').notNull(),
  nameOnPlatform: text('name_on_platform').notNull(),
  /** Lower-cased name, unique: two players cannot differ by case alone. */
  nameKey: text('name_key').notNull().unique(),
  country: text('country').notNull(),
  preferredLanguage: text('preferred_language').notNull(),
  dateOfBirth: date('date_of_birth').notNull(),
  communicationOptIn: boolean('communication_opt_in').notNull().default(false),
  communicationThirdPartyOptIn: boolean('communication_third_party_opt_in').notNull().default(false),
  legalOptinsKey: text('legal_optins_key'),
  avatarGalleryId: text('avatar_gallery_id').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The sign-on cookie's session: it gives tickets through the bridge, it is never a ticket itself. */
export const signOnSessions = pgTable('sign_on_sessions', {
  cookieHash: text('cookie_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One sign-in of a person on one device. Only hashes of the tickets are kept. */
export const sessions = pgTable('sessions', {
  sessionId: uuid('session_id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' }),
  /** The sign-on session that the ticket came from, through the bridge; when that ends, this ends. */
  signOnHash: text('sign_on_hash').references(() => signOnSessions.cookieHash, { onDelete: 'cascade' }),
  ticketHash: text('ticket_hash').notNull().unique(),
  /** Null unless the player asked to be remembered; replaced at each use. */
  rememberMeHash: text('remember_me_hash').unique(),
  rememberMeExpiresAt: moment('remember_me_expires_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Remember-me tickets that were exchanged already: one that comes back was stolen, and ends its session. */
export const usedRememberMeTickets = pgTable('used_remember_me_tickets', {
  hash: text('hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.sessionId, { onDelete: 'cascade' }),
});

/** Players who sign on in two steps. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => accounts.userId, { onDelete: 'cascade' }),
  /** What the authenticator app counts from, in base 32. */
  secret: text('secret').notNull(),
  /** Where codes come from, preferred first. */
  preference: jsonb('preference').$type<CodeSource[]>().notNull(),
  /** Time step of the app's last code that was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Logins that wait for their second step. */
export const twoFactorTickets = pgTable('two_factor_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' }),
  /** Id that the session will have. */
  sessionId: uuid('session_id').notNull(),
  rememberMe: boolean('remember_me').notNull(),
  /** Of the code that was mailed for this ticket, if one was. */
  mailedCodeHash: text('mailed_code_hash'),
  expiresAt: moment('expires_at').notNull(),
});

/** Tickets that hand a player on to another application or device. */
export const switchTickets = pgTable('switch_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' }),
  /** The one application that may use it; null for any. */
  appId: uuid('app_id'),
  expiresAt: moment('expires_at').notNull(),
});

/** Consoles that wait for their player's word. */
export const consoleAuthCodes = pgTable('console_auth_codes', {
  codeHash: text('code_hash').primaryKey(),
  /** What the console shows and the player types. */
  userCode: text('user_code').notNull().unique(),
  deviceName: text('device_name').notNull(),
  state: text('state').$type<'pending' | 'approved' | 'denied'>().notNull(),
  /** Who agreed; null until somebody has. */
  userId: uuid('user_id').references(() => accounts.userId, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** Profiles of other platforms that have shown themselves here, linked to an account or not yet. */
export const externalProfiles = pgTable(
  'external_profiles',
  {
    profileId: uuid('profile_id').primaryKey(),
    platformType: text('platform_type').$type<PlatformType>().notNull(),
    idOnPlatform: text('id_on_platform').notNull(),
    nameOnPlatform: text('name_on_platform').notNull(),
    /** Of the token by which the platform vouches for it. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id').references(() => accounts.userId, { onDelete: 'set null' }),
    linkedAt: moment('linked_at'),
  },
  (table) => [
    unique('external_profile').on(table.platformType, table.idOnPlatform),
    unique('one_external_profile_a_platform').on(table.userId, table.platformType),
  ],
);

/** Attempts that must slow down: wrong passwords per account and per address, and probing at sign-up per address. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text('kind').$type<AttemptKind>().notNull(),
    /** A hash of what is counted, so that the table is no list of e-mail addresses. */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

/** Links that let their reader choose another password, until they are used or too old. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' }),
  nextUrl: text('next_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Key facts of the database itself: schema of the seed, day it was planted. */
export const facts = pgTable('facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  at: bigint('at', { mode: 'number' }),
});
