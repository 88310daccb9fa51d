import type { GameImages } from '../club/types';

/** A sign-in that holds: a ticket for the calls, good until its expiration. */
export interface Session {
  kind: 'session';
  ticket: string;
  /** ISO moment. */
  expiration: string;
  userId: string;
  profileId: string;
  nameOnPlatform: string;
  sessionId: string;
  rememberMeTicket: string | null;
  clientIpCountry: string | null;
  serverTime: string | null;
}

/** A sign-in that waits for the code sent to the player. */
export interface TwoFactorNeeded {
  kind: 'twoFactorNeeded';
  twoFactorTicket: string;
  /** When the two-factor ticket ends; an ISO moment. */
  expiration: string | null;
  sessionId: string | null;
  maskedPhone: string | null;
  codeGenerationPreference: string[];
}

export type LoginResponse = Session | TwoFactorNeeded;

/** What a console keeps and shows while its player signs on elsewhere. */
export interface ConsoleAuthCode {
  /** Kept by the console: it becomes a session once the player has agreed. */
  code: string;
  /** For the player to type at the address, where they are signed on. */
  userCode: string;
  verificationUrl: string | null;
  expiration: string;
  /** Seconds between two questions whether the player has decided. */
  intervalSec: number;
}

/** Logs the same player in on another device, once. */
export interface SwitchTicket {
  switchTicket: string;
  expiration: string;
}

/** A player on one platform. */
export interface Profile {
  profileId: string;
  userId: string;
  platformType: string;
  idOnPlatform: string;
  nameOnPlatform: string;
}

/** An application that a profile has played. */
export interface PlayedApplication {
  profileId: string;
  appId: string;
  firstDatePlayed: string | null;
  lastDatePlayed: string | null;
  daysPlayed: number;
  sessionsPlayed: number;
}

/** A game of the publisher, as the game services record it (spec 3, Game). */
export interface Application {
  applicationId: string;
  spaceId: string;
  name: string;
  displayName: string;
  description: string;
  platform: string;
  genre: string | null;
  ageRating: string | null;
  images: GameImages;
}

export interface ApplicationConfiguration {
  /** How patient a client is to be. */
  sdkConfig: {
    timeoutSec: number;
    keepAliveTimeoutMin: number;
    httpRetry: { maxCount: number; initialDelayMsec: number };
  };
  featuresSwitches: string[];
}

/** The badges a player shows (spec 3, Other payload entities). */
export interface SelectedBadges {
  badgeList: string[];
  /** Of the entity this change is based on; a stale one is refused with 409. */
  revision: number;
  spaceId: string | null;
  tags: string[];
  type: string;
}

export interface Entity {
  entityId: string;
  profileId: string | null;
  spaceId: string | null;
  type: string;
  name: string;
  tags: string[];
  /** What it holds; of entities the club only keeps the badges that a player shows, in order. */
  obj: { badgeList: string[] };
  lastModified: string | null;
  revision: number;
}

/** What happened in a game, as the game tells it. */
export interface GameplayEvent {
  /** A GUID; an event that is sent twice under it counts once. */
  id?: string;
  name: string;
  /** How often it happened; 1 unless told. */
  count?: number;
  data?: { count?: number; seconds?: number };
}

export interface NewsItem {
  newsId: string;
  spaceId: string | null;
  type: string;
  placement: string;
  priority: number;
  /** Seconds to show it where news rotate. */
  displayTime: number;
  publicationDate: string;
  expirationDate: string | null;
  locale: string;
  title: string;
  contentType: string;
  /** As the services give it; clean it before it is shown as HTML. */
  body: string;
  summary: string;
  mediaUrl: string | null;
  mediaType: string | null;
  links: { url: string; title: string }[];
  tags: string[];
  /** The game it is about, or null. */
  game: { slug: string; title: string } | null;
}

/** Legal texts of a country. */
export interface Policies {
  termOfSaleContent: string;
  termOfUseContent: string;
  privacyPolicyContent: string;
  policyAcceptance: string;
  policyAcceptanceIsRequired: boolean;
  policyLocaleCode: string;
  legalOptinsKey: string;
  /** Years. */
  ageRequired: number;
  adultAgeRequired: number;
  communicationOptInDefaultValue: boolean;
}

export interface ReacceptanceText {
  content: string;
  legalOptinsKey: string;
  policyLocaleCode: string;
}

/** The person behind an account. */
export interface User {
  userId: string;
  username: string;
  nameOnPlatform: string;
  email: string;
  country: string;
  preferredLanguage: string;
  dateOfBirth: string | null;
  dateCreated: string | null;
  communicationOptIn: boolean;
  communicationThirdPartyOptIn: boolean;
  hasAcceptedLegalOptins: boolean;
  accountType: string | null;
  ageGroup: string | null;
}

/** What the player lets the publisher, and its partners, write about. */
export type Communications = Pick<User, 'communicationOptIn' | 'communicationThirdPartyOptIn'>;

/** What an account is made from (spec 3, User creation). */
export interface UserCreation {
  /** Years. */
  age: number;
  communicationOptIn: boolean;
  communicationThirdPartyOptIn: boolean;
  country: string;
  email: string;
  legalOptinsKey: string;
  nameOnPlatform: string;
  password: string;
  preferredLanguage: string;
}

export interface CreatedUser {
  userId: string;
  profileId: string;
  nameOnPlatform: string;
  email: string;
  country: string;
}

/** A field that would be refused, and what would do instead. */
export interface ValidationReport {
  errorCode: number;
  field: string;
  suggestion: string | null;
  message: string;
}

export interface IpLocation {
  /** Two letters, upper case. */
  countryCode: string;
}

export interface Friend {
  /** Profile id. */
  pid: string;
  nameOnPlatform: string;
  state: string;
  isFavorite: boolean;
  nickname: string | null;
  avatarUrl: string | null;
  friendshipDate: string | null;
}

export const friendRequestStates = ['PendingSentInvite', 'PendingReceivedInvite'] as const;

/** A friendship that was asked for and is not answered yet. */
export interface FriendRequest {
  /** Profile id of the other player. */
  pid: string;
  nameOnPlatform: string;
  avatarUrl: string | null;
  state: (typeof friendRequestStates)[number];
  requestDate: string;
}

/** The XP of the player or a friend. */
export interface LeaderboardScore {
  /** Profile id. */
  pid: string;
  nameOnPlatform: string;
  avatarUrl: string | null;
  isMe: boolean;
  level: number;
  xp: number;
  /** Equal scores share a place, and the next one counts them all. */
  placeInTotal: number;
  xpThisWeek: number;
  placeThisWeek: number;
  /** What each of the last weeks brought, this one first. */
  xpOfWeeks: number[];
}

/** The player and friends by XP, in the order of this week. */
export interface Leaderboard {
  /** The first instant of the next week. */
  weekEndDate: string;
  scores: LeaderboardScore[];
}

export const onlineStatuses = ['online', 'away', 'dnd', 'offline'] as const;
export type OnlineStatus = (typeof onlineStatuses)[number];

export interface Connection {
  applicationId: string | null;
  spaceId: string | null;
  name: string | null;
  slug: string | null;
  imageUrl: string | null;
  since: string | null;
}

export interface Presence {
  userId: string;
  status: OnlineStatus;
  /** What the player is in right now. */
  connections: Connection[];
}
