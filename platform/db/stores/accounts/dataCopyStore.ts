import { and, asc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
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
  entities,
  externalProfiles,
  friendRequests,
  friends,
  goals,
  knownDevices,
  lots,
  noticeChoices,
  notices,
  oneTimeTokens,
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
  links: copied(oneTimeTokens, oneTimeTokens.userId, ['hash', 'payload', 'reservedEmailKey']),
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

/** Rows of a list, by the names of their columns. */
export interface CopiedPage {
  list: string;
  rows: Record<string, unknown>[];
}

/**
 * Everything that the platform has of a player, without secrets, list after list in pages. Each page is a statement of its own:
 * a transaction would stay open for as long as the player takes to receive the copy.
 */
export async function* copyData(db: Database, userId: string, pageSize = 1000): AsyncGenerator<CopiedPage> {
  for (const [list, { table, owners, secrets }] of Object.entries(copiedTables)) {
    const columns = getTableColumns(table);
    const key = primaryKeyOf(table);
    let last: Record<string, unknown> | undefined;
    do {
      const rows = await db
        .select(columns)
        .from(table)
        .where(and(or(...owners.map((owner) => eq(owner, userId))), last && after(key, last)))
        .orderBy(...key.map(({ column }) => asc(column)))
        .limit(pageSize);
      yield { list, rows: rows.map((row) => omit(row, secrets)) };
      last = rows.length === pageSize ? rows.at(-1) : undefined;
    } while (last);
  }
}

/** The columns of a table's primary key, with the names of their fields. */
function primaryKeyOf(table: PgTable): { field: string; column: PgColumn }[] {
  const composite = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  return Object.entries(getTableColumns(table))
    .filter(([, column]) => column.primary || composite.includes(column.name))
    .map(([field, column]) => ({ field, column }));
}

/** True for rows that follow one in the order of the key. */
const after = (key: ReturnType<typeof primaryKeyOf>, row: Record<string, unknown>): SQL =>
  sql`(${sql.join(
    key.map(({ column }) => column),
    sql`, `,
  )}) > (${sql.join(
    key.map(({ field, column }) => sql.param(row[field], column)),
    sql`, `,
  )})`;

const omit = (row: Record<string, unknown>, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !secrets.includes(field)));
