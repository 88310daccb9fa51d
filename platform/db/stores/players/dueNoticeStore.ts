import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { isCurrentLegalOptinsKey } from '../../../domain/accounts/policies';
import { bankGraceDays, bankUntil, payoutOf } from '../../../domain/challenges';
import { dueExpiryNotice, expiryNoticeDays, lapseNoticeDays, type NoticeKind } from '../../../domain/notices';
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

/** How many rows one reading returns; facts that have a notice are left out, so the next run goes on. */
const pageSize = 1000;

const isNew = (kind: NoticeKind, profileId: unknown, fact: unknown) =>
  sql`not exists (select 1 from ${notices} where ${notices.profileId} = ${profileId} and ${notices.kind} = ${kind} and ${notices.fact} = ${fact})`;

/** Units that expire within a term of `expiryNoticeDays`, of one player and instant together. */
export async function readExpiringUnits(db: Database, now: Date): Promise<NewNotice[]> {
  const found: NewNotice[] = [];
  for (const days of expiryNoticeDays) {
    const fact = sql`to_char(${lots.expiresAt} at time zone 'UTC', 'YYYY-MM-DD') || ${` ${days}`}`;
    const rows = await db
      .select({
        profileId: lots.profileId,
        expiresAt: lots.expiresAt,
        units: sql<number>`sum(${lots.remaining})`.mapWith(Number),
      })
      .from(lots)
      .where(
        and(
          gt(lots.remaining, 0),
          gt(lots.expiresAt, now),
          lte(lots.expiresAt, addDays(now, days)),
          isNew('unitsExpiring', lots.profileId, fact),
        ),
      )
      .groupBy(lots.profileId, lots.expiresAt)
      .limit(pageSize);
    for (const { profileId, expiresAt, units } of rows) {
      if (!expiresAt || dueExpiryNotice(expiresAt, now) !== days) continue;
      const key = `${expiresAt.toISOString().slice(0, 10)} ${days}`;
      const details = { units, until: expiresAt.toISOString() };
      found.push({ profileId, kind: 'unitsExpiring', fact: key, details });
    }
  }
  return found;
}

/** Challenges with a star that can be banked for a day at most, of players whom auto-bank does not bank them for. */
export async function readLapsingChallenges(db: Database, now: Date): Promise<NewNotice[]> {
  const rows = await db
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
      ),
    )
    .limit(pageSize);
  return rows.map(({ run, challenge, progress }) => ({
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

/** Wishes whose price the balance has reached, where nothing else keeps the player from claiming them. */
export async function readAffordableWishes(db: Database, now: Date): Promise<NewNotice[]> {
  const balance = balanceOf(wishes.profileId, now);
  const fact = sql<string>`${wishes.rewardId} || ' ' || to_char(${wishes.wishedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
  const rows = await db
    .select({
      profileId: wishes.profileId,
      rewardId: wishes.rewardId,
      fact,
      units: balance.mapWith(Number),
    })
    .from(wishes)
    .innerJoin(rewards, eq(rewards.rewardId, wishes.rewardId))
    .where(and(sql`${balance} >= ${rewards.value}`, isNew('wishAffordable', wishes.profileId, fact)))
    .limit(pageSize);
  const found: NewNotice[] = [];
  const catalogue = new Map((await readRewards(db)).map((reward) => [reward.rewardId, reward]));
  for (const { profileId, rewardId, fact: key, units } of rows) {
    const reward = catalogue.get(rewardId);
    if (!reward || rejectionOf(termsOf(reward), await readClaimant(db, profileId), units)) continue;
    const { name, spaceId } = reward;
    const details = { name, subjectId: rewardId, spaceId };
    found.push({ profileId, kind: 'wishAffordable', fact: key, details });
  }
  return found;
}

/** Players who have accepted policies that have changed since. */
export async function readChangedRules(db: Database): Promise<NewNotice[]> {
  const accepted = await db.selectDistinct({ key: accounts.legalOptinsKey, country: accounts.country }).from(accounts);
  const outdated = accepted.flatMap(({ key, country }) =>
    key !== null && !isCurrentLegalOptinsKey(key, country) ? [key] : [],
  );
  if (outdated.length === 0) return [];
  const rows = await db
    .select({ profileId: accounts.userId, key: accounts.legalOptinsKey })
    .from(accounts)
    .where(
      and(inArray(accounts.legalOptinsKey, outdated), isNew('rulesChanged', accounts.userId, accounts.legalOptinsKey)),
    )
    .limit(pageSize);
  // A notice for each acceptance that has become outdated.
  return rows.flatMap(({ profileId, key }) =>
    key === null ? [] : [{ profileId, kind: 'rulesChanged' as const, fact: key, details: {} }],
  );
}
