import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { bankGraceDays, bankUntil, lastBankInstant, statusOf } from '../../../domain/challenges';
import type { Database } from '../../database';
import { challengeProgress, challengeRuns, challenges, clubSettings } from '../../schema';
import { isAfter, readInGroups, type Slice } from '../../slices';

const settingOf = (row: typeof clubSettings.$inferSelect | undefined) => ({
  autoBank: row?.autoBank ?? false,
  /** True until the player answers, once a bank was almost missed. */
  isOffered: row !== undefined && row.almostMissedAt !== null && row.autoBankChosenAt === null,
});

export async function readAutoBank(db: Database, profileId: string) {
  const [row] = await db.select().from(clubSettings).where(eq(clubSettings.profileId, profileId));
  return settingOf(row);
}

/** Turns auto-bank on or off, which also answers the offer. */
export async function chooseAutoBank(db: Database, profileId: string, autoBank: boolean, now: Date) {
  const chosen = { autoBank, autoBankChosenAt: now };
  const [row] = await db
    .insert(clubSettings)
    .values({ profileId, ...chosen })
    .onConflictDoUpdate({ target: clubSettings.profileId, set: chosen })
    .returning();
  return settingOf(row);
}

/** The statement that notes a bank which was almost missed; the first one stays. */
export const almostMissedWrite = (tx: Database, profileId: string, now: Date) =>
  tx
    .insert(clubSettings)
    .values({ profileId, almostMissedAt: now })
    .onConflictDoUpdate({
      target: clubSettings.profileId,
      set: { almostMissedAt: sql`coalesce(${clubSettings.almostMissedAt}, excluded.almost_missed_at)` },
    });

/** Days in which a platform that was stopped banks what ended meanwhile. */
const catchUpDays = 30;

/** How long a run stays banked: events that are released from the quarantine may complete it for a player later. */
const bankAgainDays = 1;

/** A slice of what auto-bank has to bank: challenges that have a star and can no longer be banked by hand, and their run. */
export async function readChallengesToBank(db: Database, now: Date, slice: Slice) {
  const { runId, rows, next } = await readUnbanked(
    db,
    and(
      lte(challengeRuns.endsAt, addDays(now, -bankGraceDays)),
      gt(challengeRuns.endsAt, addDays(now, -bankGraceDays - catchUpDays)),
      or(isNull(challengeRuns.autoBankedAt), lte(challengeRuns.autoBankedAt, addDays(now, -bankAgainDays))),
    ),
    slice,
  );
  const due = rows.flatMap(({ run, progress: { profileId }, settings }) =>
    // What ended before the player turned it on stays as it was.
    settings?.autoBank && (bankUntil(run) ?? now) > (settings.autoBankChosenAt ?? new Date(0))
      ? [{ profileId, challengeId: run.challengeId, spaceId: run.spaceId }]
      : [],
  );
  return { runId, due, next };
}

/** Notes that auto-bank has banked a run for all players. */
export async function noteAutoBanked(db: Database, challengeId: string, now: Date): Promise<void> {
  await db.update(challengeRuns).set({ autoBankedAt: now }).where(eq(challengeRuns.challengeId, challengeId));
}

/**
 * A slice of the challenges that have ended with a star, as far as they are not banked, with the settings of their players: one
 * run after another, of those that `wanted` describes.
 */
export async function readUnbanked(db: Database, wanted: SQL | undefined, slice: Slice) {
  const found = await db
    .select({ run: challengeRuns, challenge: challenges })
    .from(challengeRuns)
    .innerJoin(challenges, eq(challenges.definitionId, challengeRuns.definitionId))
    .where(wanted);
  const runs = new Map(found.map(({ run, challenge }) => [run.challengeId, { ...challenge, ...run }]));
  const { group, rows, next } = await readInGroups(
    [...runs.keys()],
    slice,
    (challengeId, { after, limit }) =>
      db
        .select({ progress: challengeProgress, settings: clubSettings })
        .from(challengeProgress)
        .leftJoin(clubSettings, eq(clubSettings.profileId, challengeProgress.profileId))
        .where(
          and(
            eq(challengeProgress.challengeId, challengeId),
            isNull(challengeProgress.bankedAt),
            isAfter([challengeProgress.profileId], after),
          ),
        )
        .orderBy(challengeProgress.profileId)
        .limit(limit),
    ({ progress }) => [progress.profileId],
  );
  const run = group === undefined ? undefined : runs.get(group);
  const lastInstant = run && lastBankInstant(run);
  const completed = rows.flatMap((row) =>
    run && lastInstant && statusOf(run, row.progress, lastInstant) === 'completed' ? [{ ...row, run }] : [],
  );
  return { runId: group, rows: completed, next };
}
