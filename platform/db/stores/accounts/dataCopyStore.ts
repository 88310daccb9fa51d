import { and, asc, eq, getTableColumns, getTableName, or, sql, type SQLChunk } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { primaryKeyOf } from '../../primaryKey';
import * as schema from '../../schema';
import { isAfter } from '../../slices';

/** What a copy has of a table: the rows in which one of the columns is the player, without their secrets. */
function copied(table: PgTable, secrets: readonly string[] = [], fields = ['profileId', 'userId']) {
  const owners = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    fields.includes(name) ? [column] : [],
  );
  // Without a column of the player, a copy would have the rows of all players.
  if (owners.length === 0) throw new Error(`${getTableName(table)} has none of the columns ${fields.join()}.`);
  return { table, owners, secrets };
}

export const copiedTables: Readonly<Record<string, ReturnType<typeof copied>>> = {
  account: copied(schema.accounts, ['passwordHash', 'nameKey', 'emailKey']),
  linkedProfiles: copied(schema.externalProfiles, ['tokenHash'], ['userId']),
  secondFactor: copied(schema.secondFactors, ['secret', 'lastStep']),
  signOns: copied(schema.signOnSessions, ['cookieHash']),
  sessions: copied(schema.sessions, ['ticketHash', 'rememberMeHash', 'signOnHash']),
  knownDevices: copied(schema.knownDevices, ['secretHash']),
  consoleLogins: copied(schema.consoleAuthCodes, ['codeHash', 'userCode']),
  links: copied(schema.oneTimeTokens, ['hash', 'payload', 'reservedEmailKey']),
  settings: copied(schema.clubSettings),
  calendarAddress: copied(schema.calendarAddresses, ['tokenHash']),
  pushSubscriptions: copied(schema.pushSubscriptions, ['p256dh', 'auth']),
  noticeChoices: copied(schema.noticeChoices),
  notices: copied(schema.notices),
  player: copied(schema.players),
  weeks: copied(schema.playerWeeks),
  games: copied(schema.ownedGames),
  playEvents: copied(schema.playEvents),
  stats: copied(schema.playerStats),
  badges: copied(schema.playerBadges),
  entities: copied(schema.entities),
  challenges: copied(schema.challengeProgress),
  challengeCredits: copied(schema.challengeCredits),
  actions: copied(schema.actionProgress),
  ledger: copied(schema.transactions),
  lots: copied(schema.lots),
  claims: copied(schema.claims),
  // The transaction is one of the giver's ledger.
  gifts: copied(schema.gifts, ['transactionId'], ['giverId', 'receiverId']),
  wishes: copied(schema.wishes),
  goal: copied(schema.goals),
  discountCodes: copied(schema.promotionKeys),
  friends: copied(schema.friends),
  friendRequests: copied(schema.friendRequests, [], ['fromId', 'toId']),
  sentFriendRequests: copied(schema.sentFriendRequests, [], ['fromId']),
  declinedFriendRequests: copied(schema.declinedFriendRequests, [], ['toId']),
  blocks: copied(schema.blocks),
  reports: copied(schema.playerReports, [], ['reporterId']),
  presence: copied(schema.presences),
};

/** Rows of a list, by the names of their columns. */
export interface CopiedPage {
  list: string;
  rows: Record<string, unknown>[];
}

/**
 * Everything that the platform has of a player, without secrets, list after list in pages. A page is short, because it holds the
 * thread while it is read and written: a thousand rows held it for up to 200 ms on PGlite. Each is a statement of its own:
 * a transaction would stay open for as long as the player takes to receive the copy.
 */
export async function* copyData(db: Database, userId: string, pageSize = 250): AsyncGenerator<CopiedPage> {
  for (const [list, { table, owners, secrets }] of Object.entries(copiedTables)) {
    const columns = getTableColumns(table);
    const key = primaryKeyOf(table);
    const keyColumns = key.map(({ column }) => column);
    let after: SQLChunk[] | null = null;
    do {
      const rows: Record<string, unknown>[] = await db
        .select(columns)
        .from(table)
        .where(and(or(...owners.map((owner) => eq(owner, userId))), isAfter(keyColumns, after)))
        .orderBy(...keyColumns.map((column) => asc(column)))
        .limit(pageSize);
      yield { list, rows: rows.map((row) => omit(row, secrets)) };
      const last = rows.length === pageSize ? rows.at(-1) : undefined;
      after = last ? key.map(({ field, column }) => sql.param(last[field], column)) : null;
    } while (after);
  }
}

const omit = (row: Record<string, unknown>, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !secrets.includes(field)));
