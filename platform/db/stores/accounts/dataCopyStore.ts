import { eq, getTableColumns, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../connect';
import {
  accounts,
  actionProgress,
  blocks,
  challengeCredits,
  challengeProgress,
  claims,
  clubSettings,
  consoleAuthCodes,
  declinedFriendRequests,
  emailChanges,
  emailVerifications,
  entities,
  externalProfiles,
  friendRequests,
  friends,
  goals,
  knownDevices,
  lots,
  noticeChoices,
  notices,
  ownedGames,
  playerBadges,
  playerReports,
  players,
  playerStats,
  playerWeeks,
  playEvents,
  presences,
  promotionKeys,
  secondFactors,
  sentFriendRequests,
  sessions,
  signOnSessions,
  transactions,
  wishes,
} from '../../schema';

/** What a copy has of a table: the rows in which one of the columns is the player, without their secrets. */
interface CopiedTable {
  table: PgTable;
  owners: readonly PgColumn[];
  secrets: readonly string[];
}

const copied = (
  table: PgTable,
  owners: PgColumn | readonly PgColumn[],
  secrets: readonly string[] = [],
): CopiedTable => ({
  table,
  owners: [owners].flat(),
  secrets,
});

/** The lists of a copy. */
export const copiedTables: Readonly<Record<string, CopiedTable>> = {
  account: copied(accounts, accounts.userId, ['passwordHash', 'nameKey', 'emailKey']),
  linkedProfiles: copied(externalProfiles, externalProfiles.userId, ['tokenHash']),
  secondFactor: copied(secondFactors, secondFactors.userId, ['secret', 'lastStep']),
  signOns: copied(signOnSessions, signOnSessions.userId, ['cookieHash']),
  sessions: copied(sessions, sessions.userId, ['ticketHash', 'rememberMeHash', 'signOnHash']),
  knownDevices: copied(knownDevices, knownDevices.userId, ['secretHash']),
  consoleLogins: copied(consoleAuthCodes, consoleAuthCodes.userId, ['codeHash', 'userCode']),
  emailVerifications: copied(emailVerifications, emailVerifications.userId, ['tokenHash']),
  emailChanges: copied(emailChanges, emailChanges.userId, ['objectionHash', 'previousEmailKey', 'secondFactor']),
  settings: copied(clubSettings, clubSettings.profileId),
  noticeChoices: copied(noticeChoices, noticeChoices.profileId),
  notices: copied(notices, notices.profileId),
  player: copied(players, players.profileId),
  weeks: copied(playerWeeks, playerWeeks.profileId),
  games: copied(ownedGames, ownedGames.profileId),
  playEvents: copied(playEvents, playEvents.profileId),
  stats: copied(playerStats, playerStats.profileId),
  badges: copied(playerBadges, playerBadges.profileId),
  entities: copied(entities, entities.profileId),
  challenges: copied(challengeProgress, challengeProgress.profileId),
  challengeCredits: copied(challengeCredits, challengeCredits.profileId),
  actions: copied(actionProgress, actionProgress.profileId),
  ledger: copied(transactions, transactions.profileId),
  lots: copied(lots, lots.profileId),
  claims: copied(claims, claims.profileId),
  wishes: copied(wishes, wishes.profileId),
  goal: copied(goals, goals.profileId),
  discountCodes: copied(promotionKeys, promotionKeys.profileId),
  friends: copied(friends, friends.profileId),
  friendRequests: copied(friendRequests, [friendRequests.fromId, friendRequests.toId]),
  sentFriendRequests: copied(sentFriendRequests, sentFriendRequests.fromId),
  declinedFriendRequests: copied(declinedFriendRequests, declinedFriendRequests.toId),
  blocks: copied(blocks, blocks.profileId),
  reports: copied(playerReports, playerReports.reporterId),
  presence: copied(presences, presences.profileId),
};

/** A list of a copy: rows by the names of their columns. */
export type CopiedRows = Record<string, unknown>[];

/** Everything that the platform has of a player, without secrets, as it is at one instant. */
export const copyData = (db: Database, userId: string): Promise<Record<string, CopiedRows>> =>
  db.transaction(
    async (tx) => {
      const data: Record<string, CopiedRows> = {};
      for (const [name, { table, owners, secrets }] of Object.entries(copiedTables)) {
        const columns = Object.fromEntries(
          Object.entries(getTableColumns(table)).filter(([column]) => !secrets.includes(column)),
        );
        data[name] = await tx
          .select(columns)
          .from(table)
          .where(or(...owners.map((owner) => eq(owner, userId))));
      }
      return data;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
