import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { addDays, weekMs, weekStart } from '../../../domain/calendar';
import type { ChallengeProgress, ChallengeRun } from '../../../domain/challenges';
import { bankGraceDays, statusOf, untouched } from '../../../domain/challenges';
import { guid } from '../../../domain/guid';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { insertRows, rowReplacer } from '../../insertRows';
import { plusUpTo } from '../../integers';
import { writeTogether } from '../../writeTogether';
import { challengeCredits, challengeProgress, challengeRuns, challenges, games, ownedGames } from '../../schema';

export interface PlayerChallenge {
  run: ChallengeRun & RunDetails;
  player: ChallengeProgress;
}

type RunDetails = Pick<
  typeof challenges.$inferSelect,
  'spaceId' | 'key' | 'name' | 'description' | 'event' | 'unitName'
> & { challengeId: string; gameSlug: string; gameTitle: string };

const lastEnsuredWeek = new WeakMap<Database, number>();

/** The id of a weekly challenge for the week of `monday`. */
export const weeklyId = (definitionId: string, monday: Date) =>
  guid('challenge', definitionId, monday.toISOString().slice(0, 10));

/**
 * Creates the weekly challenges of the week of `now` if they are missing. Called at start and before every read, so
 * that the week changes while the platform runs. Safe for several platforms on one database.
 */
export async function ensureWeek(db: Database, now: Date): Promise<void> {
  const startsAt = weekStart(now);
  if (lastEnsuredWeek.get(db) === startsAt.getTime()) return;
  const endsAt = new Date(startsAt.getTime() + weekMs);
  const weeklies = await db
    .select({ definitionId: challenges.definitionId })
    .from(challenges)
    .where(eq(challenges.type, 'weekly'));
  if (weeklies.length === 0) return;
  await db
    .insert(challengeRuns)
    .values(
      weeklies.map(({ definitionId }) => ({
        challengeId: weeklyId(definitionId, startsAt),
        definitionId,
        startsAt,
        endsAt,
      })),
    )
    .onConflictDoNothing();
  lastEnsuredWeek.set(db, startsAt.getTime());
}

/** Challenges that run at `now`, soonest to end first, without a player's progress. */
export async function readRunning(db: Database, now: Date): Promise<PlayerChallenge[]> {
  await ensureWeek(db, now);
  return runsWhere(db, null, and(startedBy(now), endsAfter(now)));
}

/**
 * A player's challenges at `now`: running ones, and ended ones that can be banked or were banked lately. From the games that
 * the player owns, and from other games those that the player activated.
 */
export async function readChallengesOfPlayer(db: Database, profileId: string, now: Date): Promise<PlayerChallenge[]> {
  await ensureWeek(db, now);
  return openWhere(db, profileId, now, or(inOwnedGames(db, profileId), activatedBy(db, profileId)));
}

/** The same, of a game, owned or not; of all games by default. */
export async function readChallenges(db: Database, profileId: string, now: Date, spaceId?: string) {
  await ensureWeek(db, now);
  return readOpenChallenges(db, profileId, now, spaceId);
}

/** The same within a transaction, for callers that called `ensureWeek` before. */
export const readOpenChallenges = (db: Database, profileId: string, now: Date, spaceId?: string) =>
  openWhere(db, profileId, now, spaceId === undefined ? undefined : eq(challenges.spaceId, spaceId));

async function openWhere(
  db: Database,
  profileId: string,
  now: Date,
  wanted: SQL | undefined,
): Promise<PlayerChallenge[]> {
  const bankOpen = endsAfter(addDays(now, -bankGraceDays));
  const rows = await runsWhere(db, profileId, and(startedBy(now), bankOpen, wanted));
  return rows.filter(({ run, player }) => isRunning(run, now) || statusOf(run, player, now) !== 'expired');
}

export const findChallenge = (
  db: Database,
  profileId: string,
  challengeId: string,
  spaceId: string,
): Promise<PlayerChallenge | undefined> =>
  firstRow(runsWhere(db, profileId, and(eq(challengeRuns.challengeId, challengeId), eq(challenges.spaceId, spaceId))));

export const saveProgress = (tx: Database, profileId: string, moved: readonly PlayerChallenge[]): Promise<void> =>
  writeTogether(tx, progressWrites(profileId, moved));

/** The statements that store a player's progress in some challenges, for `writeTogether`. */
export const progressWrites = (profileId: string, moved: readonly PlayerChallenge[]) =>
  replaceProgress(moved.map(({ run, player }) => ({ ...player, profileId, challengeId: run.challengeId })));

const replaceProgress = rowReplacer(challengeProgress);

/** Adds to the progress of communities, in the order of the ids, so that two transactions cannot deadlock. */
export async function addToCommunities(tx: Database, parts: { challengeId: string; count: number }[]): Promise<void> {
  for (const { challengeId, count } of parts.toSorted((a, b) => a.challengeId.localeCompare(b.challengeId))) {
    await tx
      .update(challengeRuns)
      .set({ communityProgress: plusUpTo(challengeRuns.communityProgress, count) })
      .where(eq(challengeRuns.challengeId, challengeId));
  }
}

/** The statements that record how much each event advanced a challenge, for `writeTogether`. */
export const creditWrites = (rows: (typeof challengeCredits.$inferInsert)[]) => insertRows(challengeCredits, rows);

const isRunning = (run: ChallengeRun, now: Date) => run.endsAt === null || now < run.endsAt;
const startedBy = (now: Date) => or(isNull(challengeRuns.startsAt), lte(challengeRuns.startsAt, now));
const endsAfter = (time: Date) => or(isNull(challengeRuns.endsAt), gt(challengeRuns.endsAt, time));

const inOwnedGames = (db: Database, profileId: string) =>
  inArray(
    challenges.spaceId,
    db.select({ spaceId: ownedGames.spaceId }).from(ownedGames).where(eq(ownedGames.profileId, profileId)),
  );

const activatedBy = (db: Database, profileId: string) =>
  inArray(
    challengeRuns.challengeId,
    db
      .select({ challengeId: challengeProgress.challengeId })
      .from(challengeProgress)
      .where(and(eq(challengeProgress.profileId, profileId), isNotNull(challengeProgress.activatedAt))),
  );

/** Runs with a player's progress in them, or with none. */
export async function runsWhere(
  db: Database,
  profileId: string | null,
  wanted: SQL | undefined,
): Promise<PlayerChallenge[]> {
  const { progress, activatedAt, completedAt, bankedAt } = challengeProgress;
  const isOfPlayer = profileId === null ? sql`false` : eq(challengeProgress.profileId, profileId);
  const rows = await db
    .select({
      run: challengeRuns,
      challenge: challenges,
      gameSlug: games.slug,
      gameTitle: games.title,
      player: { progress, activatedAt, completedAt, bankedAt },
    })
    .from(challengeRuns)
    .innerJoin(challenges, eq(challenges.definitionId, challengeRuns.definitionId))
    .innerJoin(games, eq(games.spaceId, challenges.spaceId))
    .leftJoin(challengeProgress, and(eq(challengeProgress.challengeId, challengeRuns.challengeId), isOfPlayer))
    .where(wanted)
    .orderBy(asc(challengeRuns.endsAt), asc(games.position), asc(challenges.position));
  return rows.map(({ run, challenge, player, ...game }) => ({
    run: { ...challenge, ...run, ...game },
    player: player ?? untouched,
  }));
}
