import { and, eq, gt, inArray, isNull, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import { addDays, endedDay } from '../../../domain/calendar';
import { isCurrentLegalOptinsKey } from '../../../domain/accounts/policies';
import { bankGraceDays, bankUntil, payoutOf } from '../../../domain/challenges';
import { expiryTerms, lapseNoticeDays, type NoticeKind } from '../../../domain/notices';
import { rejectionOf } from '../../../domain/rewards';
import type { Database } from '../../connect';
import {
  accounts,
  challengeProgress,
  challengeRuns,
  challenges,
  clubSettings,
  lots,
  notices,
  rewards,
  wishes,
} from '../../schema';
import { balanceOf } from '../rewards/ledgerStore';
import { readRewards, readClaimant, termsOf } from '../rewards/rewardStore';
import { hasFirstStar } from './clubSettingsStore';
import type { NewNotice } from './noticeStore';

/** Reads the notices of a kind that are due, a page after the other; facts that have a notice are left out. */
type DueNotices = (db: Database, now: Date, pageSize: number) => AsyncGenerator<NewNotice[]>;

/**
 * Reads page after page in the order of `columns`, each after the last row of the one before: rows that lead to no notice are
 * passed once, and do not fill the next page too. `keyOf` returns what a row has in those columns.
 */
async function* inPages<Row>(
  columns: readonly Column[],
  pageSize: number,
  read: (page: { isNext: SQL | undefined; order: SQL; limit: number }) => Promise<Row[]>,
  keyOf: (row: Row) => string[],
): AsyncGenerator<Row[]> {
  const order = sql.join([...columns], sql`, `);
  let rows: Row[] = [];
  do {
    const last = rows.at(-1);
    const key = last && keyOf(last).map((value) => sql`${value}`);
    const isNext = key && sql`(${order}) > (${sql.join(key, sql`, `)})`;
    rows = await read({ isNext, order, limit: pageSize });
    yield rows;
  } while (rows.length === pageSize);
}

const isNew = (kind: NoticeKind, profileId: unknown, fact: unknown) =>
  sql`not exists (select 1 from ${notices} where ${notices.profileId} = ${profileId} and ${notices.kind} = ${kind} and ${notices.fact} = ${fact})`;

/** Units that expire within a term of `expiryTerms`, of one player and instant together. */
export const readExpiringUnits: DueNotices = async function* (db, now, pageSize) {
  for (const { days, after, until } of expiryTerms(now)) {
    const fact = sql`to_char((${lots.expiresAt} - interval '12 hours') at time zone 'UTC', 'YYYY-MM-DD') || ${` ${days}`}`;
    const units = sql<number>`sum(${lots.remaining})`.mapWith(Number);
    const expiresAt = sql<Date>`${lots.expiresAt}`.mapWith(lots.expiresAt);
    const pages = inPages(
      [lots.profileId, lots.expiresAt],
      pageSize,
      ({ isNext, order, limit }) =>
        db
          .select({ profileId: lots.profileId, expiresAt, units })
          .from(lots)
          .where(
            and(
              gt(lots.remaining, 0),
              gt(lots.expiresAt, after),
              lte(lots.expiresAt, until),
              isNew('unitsExpiring', lots.profileId, fact),
              isNext,
            ),
          )
          .groupBy(lots.profileId, lots.expiresAt)
          .orderBy(order)
          .limit(limit),
      (row) => [row.profileId, row.expiresAt.toISOString()],
    );
    for await (const rows of pages) yield rows.map((row) => noticeOfExpiry(row, days));
  }
};

function noticeOfExpiry(
  { profileId, expiresAt, units }: { profileId: string; expiresAt: Date; units: number },
  days: number,
): NewNotice {
  const until = expiresAt.toISOString();
  return { profileId, kind: 'unitsExpiring', fact: `${endedDay(expiresAt)} ${days}`, details: { units, until } };
}

/** Challenges with a star that can be banked for a day at most, of players whom auto-bank does not bank them for. */
export const readLapsingChallenges: DueNotices = async function* (db, now, pageSize) {
  const pages = inPages(
    [challengeProgress.profileId, challengeProgress.challengeId],
    pageSize,
    ({ isNext, order, limit }) =>
      db
        .select({ run: challengeRuns, challenge: challenges, progress: challengeProgress })
        .from(challengeProgress)
        .innerJoin(challengeRuns, eq(challengeRuns.challengeId, challengeProgress.challengeId))
        .innerJoin(challenges, eq(challenges.definitionId, challengeRuns.definitionId))
        .leftJoin(clubSettings, eq(clubSettings.profileId, challengeProgress.profileId))
        .where(
          and(
            gt(challengeRuns.endsAt, addDays(now, -bankGraceDays)),
            lte(challengeRuns.endsAt, addDays(now, lapseNoticeDays - bankGraceDays)),
            isNull(challengeProgress.bankedAt),
            hasFirstStar,
            or(isNull(clubSettings.profileId), eq(clubSettings.autoBank, false)),
            isNew('challengeLapsing', challengeProgress.profileId, sql`${challengeProgress.challengeId}::text`),
            isNext,
          ),
        )
        .orderBy(order)
        .limit(limit),
    ({ progress }) => [progress.profileId, progress.challengeId],
  );
  for await (const rows of pages) {
    yield rows.map(({ run, challenge, progress }) => ({
      profileId: progress.profileId,
      kind: 'challengeLapsing',
      fact: run.challengeId,
      details: {
        units: payoutOf({ ...challenge, ...run }, progress, now).units,
        until: bankUntil(run)?.toISOString(),
        name: challenge.name,
        subjectId: run.challengeId,
        spaceId: challenge.spaceId,
      },
    }));
  }
};

/** Wishes whose price the balance has reached, where nothing else keeps the player from claiming them. */
export const readAffordableWishes: DueNotices = async function* (db, now, pageSize) {
  const balance = balanceOf(wishes.profileId, now);
  const fact = sql<string>`${wishes.rewardId} || ' ' || to_char(${wishes.wishedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
  const pages = inPages(
    [wishes.profileId, wishes.rewardId],
    pageSize,
    ({ isNext, order, limit }) =>
      db
        .select({
          profileId: wishes.profileId,
          rewardId: wishes.rewardId,
          fact,
          units: balance.mapWith(Number),
        })
        .from(wishes)
        .innerJoin(rewards, eq(rewards.rewardId, wishes.rewardId))
        .where(and(sql`${balance} >= ${rewards.value}`, isNew('wishAffordable', wishes.profileId, fact), isNext))
        .orderBy(order)
        .limit(limit),
    ({ profileId, rewardId }) => [profileId, rewardId],
  );
  const catalog = new Map((await readRewards(db)).map((reward) => [reward.rewardId, reward]));
  for await (const rows of pages) {
    const found: NewNotice[] = [];
    for (const { profileId, rewardId, fact: key, units } of rows) {
      const reward = catalog.get(rewardId);
      if (!reward || rejectionOf(termsOf(reward), await readClaimant(db, profileId), units)) continue;
      const { name, spaceId } = reward;
      const details = { name, subjectId: rewardId, spaceId };
      found.push({ profileId, kind: 'wishAffordable', fact: key, details });
    }
    yield found;
  }
};

/** Players who have accepted policies that have changed since. */
export const readChangedRules: DueNotices = async function* (db, _now, pageSize) {
  const accepted = await db.selectDistinct({ key: accounts.legalOptinsKey, country: accounts.country }).from(accounts);
  const outdated = accepted.flatMap(({ key, country }) =>
    key !== null && !isCurrentLegalOptinsKey(key, country) ? [key] : [],
  );
  if (outdated.length === 0) return;
  const isOutdated = and(
    inArray(accounts.legalOptinsKey, outdated),
    isNew('rulesChanged', accounts.userId, accounts.legalOptinsKey),
  );
  const pages = inPages(
    [accounts.userId],
    pageSize,
    ({ isNext, order, limit }) =>
      db
        .select({ profileId: accounts.userId, key: accounts.legalOptinsKey })
        .from(accounts)
        .where(and(isOutdated, isNext))
        .orderBy(order)
        .limit(limit),
    ({ profileId }) => [profileId],
  );
  for await (const rows of pages) {
    // A notice for each acceptance that has become outdated.
    yield rows.flatMap(({ profileId, key }) =>
      key === null ? [] : [{ profileId, kind: 'rulesChanged' as const, fact: key, details: {} }],
    );
  }
};
