import { and, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, endedDay } from '../../../domain/calendar';
import { isCurrentLegalOptinsKey } from '../../../domain/accounts/policies';
import { bankGraceDays, lastBankInstant, payoutOf } from '../../../domain/challenges';
import { expiryTerms, lapseNoticeDays } from '../../../domain/notices';
import { rejectionOf } from '../../../domain/rewards';
import type { Database } from '../../database';
import { readRows } from '../../readRow';
import { accounts, challengeRuns, lots, notices, rewards, ruleChanges, wishes } from '../../schema';
import { isAfter, nextAfter, readInGroups, type Cursor, type Slice } from '../../slices';
import { balanceOf } from '../rewards/ledgerStore';
import { readRewards, readClaimant, termsOf } from '../rewards/rewardStore';
import { readUnbanked } from './clubSettingsStore';
import type { NewNotice } from './noticeStore';

/** A slice of the facts that may be due at `now`: those that became due after `since`, or all of them. */
interface DueSlice extends Slice {
  now: Date;
  since: Date | null;
}

/** Reads the due notices of a slice, also of facts that have a notice already. */
export type ReadDue = (db: Database, slice: DueSlice) => Promise<{ due: NewNotice[]; next: Cursor | null }>;

/** Units that expire within a term of `expiryTerms`, of one player and instant together. */
export const readExpiringUnits: ReadDue = async (db, { now, since, ...slice }) => {
  const terms = new Map(expiryTerms(now).map((term) => [String(term.days), term]));
  const columns = [lots.expiresAt, lots.profileId];
  const { group, rows, next } = await readInGroups(
    [...terms.keys()],
    slice,
    async (days, { after, limit }) => {
      const term = terms.get(days);
      if (!term) return [];
      const beganAfter = since && new Date(term.until.getTime() - (now.getTime() - since.getTime()));
      return db
        .select({
          profileId: lots.profileId,
          expiresAt: sql<Date>`${lots.expiresAt}`.mapWith(lots.expiresAt),
          units: sql<number>`sum(${lots.remaining})`.mapWith(Number),
        })
        .from(lots)
        .where(
          and(
            sql`${lots.remaining} > 0`,
            gt(lots.expiresAt, beganAfter && beganAfter > term.after ? beganAfter : term.after),
            lte(lots.expiresAt, term.until),
            isAfter(columns, after),
          ),
        )
        .groupBy(...columns)
        .orderBy(...columns)
        .limit(limit);
    },
    ({ expiresAt, profileId }) => [expiresAt.toISOString(), profileId],
  );
  const due = rows.map(({ profileId, expiresAt, units }) => ({
    profileId,
    kind: 'unitsExpiring' as const,
    fact: `${endedDay(expiresAt)} ${group}`,
    details: { units, until: expiresAt.toISOString() },
  }));
  return { due, next };
};

/** Challenges with a star that can be banked for a day at most, of players whom auto-bank does not bank them for. */
export const readLapsingChallenges: ReadDue = async (db, { now, since, ...slice }) => {
  const lapsesSince = addDays(since ?? addDays(now, -lapseNoticeDays), lapseNoticeDays - bankGraceDays);
  const { rows, next } = await readUnbanked(
    db,
    and(
      gt(challengeRuns.endsAt, lapsesSince),
      lte(challengeRuns.endsAt, addDays(now, lapseNoticeDays - bankGraceDays)),
    ),
    slice,
  );
  const due = rows
    .filter(({ settings }) => !settings?.autoBank)
    .map(({ run, progress }) => ({
      profileId: progress.profileId,
      kind: 'challengeLapsing' as const,
      fact: run.challengeId,
      details: {
        units: payoutOf(run, progress, now).units,
        until: lastBankInstant(run)?.toISOString(),
        name: run.name,
        subjectId: run.challengeId,
        spaceId: run.spaceId,
      },
    }));
  return { due, next };
};

/** The notices of players' wishes whose price the balance has reached, where nothing else keeps the player from claiming them. */
export async function readAffordableWishes(
  db: Database,
  profileIds: readonly string[],
  now: Date,
): Promise<NewNotice[]> {
  const fact = sql<string>`${wishes.rewardId} || ' ' || to_char(${wishes.wishedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
  const units = balanceOf(wishes.profileId, now).mapWith(Number);
  const affordable = await db
    .select({ profileId: wishes.profileId, rewardId: wishes.rewardId, fact, units })
    .from(wishes)
    .innerJoin(rewards, eq(rewards.rewardId, wishes.rewardId))
    .where(
      and(
        inArray(wishes.profileId, [...profileIds]),
        sql`${units} >= ${rewards.value}`,
        sql`not exists (select 1 from ${notices} where ${notices.profileId} = ${wishes.profileId}
          and ${notices.kind} = 'wishAffordable' and ${notices.fact} = ${fact})`,
      ),
    );
  if (affordable.length === 0) return [];
  const catalog = new Map((await readRewards(db)).map((reward) => [reward.rewardId, reward]));
  const due: NewNotice[] = [];
  for (const { profileId, rewardId, fact: key, units: balance } of affordable) {
    const reward = catalog.get(rewardId);
    if (!reward || rejectionOf(termsOf(reward), await readClaimant(db, profileId), balance)) continue;
    const { name, spaceId } = reward;
    due.push({ profileId, kind: 'wishAffordable', fact: key, details: { name, subjectId: rewardId, spaceId } });
  }
  return due;
}

/** For how long a change of a price is news, also where no platform ran. */
const priceNoticeDays = 7;

/** Wishes whose price has changed since they were made, as long as it is the new one. */
export const readChangedPrices: ReadDue = async (db, { now, since, after, limit }) => {
  const columns = [ruleChanges.changedAt, ruleChanges.changeId, wishes.profileId];
  const rows = await db
    .select({
      profileId: wishes.profileId,
      changedAt: sql<string>`${ruleChanges.changedAt}::text`,
      changeId: ruleChanges.changeId,
      rewardId: rewards.rewardId,
      spaceId: rewards.spaceId,
      name: rewards.name,
      units: rewards.value,
    })
    .from(ruleChanges)
    .innerJoin(rewards, and(eq(rewards.rewardId, ruleChanges.subjectId), eq(rewards.value, ruleChanges.after)))
    .innerJoin(wishes, and(eq(wishes.rewardId, rewards.rewardId), lte(wishes.wishedAt, ruleChanges.changedAt)))
    .where(
      and(
        eq(ruleChanges.rule, 'price'),
        gt(ruleChanges.changedAt, since ?? addDays(now, -priceNoticeDays)),
        isAfter(columns, after),
      ),
    )
    .orderBy(...columns)
    .limit(limit);
  const due = rows.map(({ profileId, changeId, rewardId, spaceId, name, units }) => ({
    profileId,
    kind: 'wishPriceChanged' as const,
    fact: changeId,
    details: { units, name, subjectId: rewardId, spaceId },
  }));
  return {
    due,
    next: nextAfter(rows, limit, ({ changedAt, changeId, profileId }) => [changedAt, changeId, profileId]),
  };
};

/** Players who have accepted policies that have changed since: one notice for each acceptance that has become outdated. */
export const readChangedRules: ReadDue = async (db, { after: from, limit: most }) => {
  const outdated = (await readAcceptances(db)).filter(({ key, country }) => !isCurrentLegalOptinsKey(key, country));
  const columns = [accounts.country, accounts.userId];
  const {
    group: key,
    rows,
    next,
  } = await readInGroups(
    [...new Set(outdated.map((acceptance) => acceptance.key))],
    { after: from, limit: most },
    (accepted, { after, limit }) =>
      db
        .select({ profileId: accounts.userId, country: accounts.country })
        .from(accounts)
        .where(and(eq(accounts.legalOptinsKey, accepted), isAfter(columns, after)))
        .orderBy(...columns)
        .limit(limit),
    ({ country, profileId }) => [country, profileId],
  );
  const due = rows.map(({ profileId }) => ({
    profileId,
    kind: 'rulesChanged' as const,
    fact: key ?? '',
    details: {},
  }));
  return { due, next };
};

const acceptance = z.object({ key: z.string(), country: z.string() });

/** Every accepted key with its country, by one look into the index for each: there are few, of any number of players. */
function readAcceptances(db: Database) {
  const first = (condition: SQL) => sql`select legal_optins_key as key, country from accounts
    where ${condition} order by legal_optins_key, country limit 1`;
  const statement = sql`with recursive accepted as (
      (${first(sql`legal_optins_key is not null`)})
      union all
      select following.key, following.country from accepted
        cross join lateral (${first(sql`(legal_optins_key, country) > (accepted.key, accepted.country)`)}) following
    ) select key, country from accepted`;
  return readRows(db, statement, acceptance);
}
