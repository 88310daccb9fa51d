import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { bankGraceDays } from '../../../domain/challenges';
import type { Database } from '../../connect';
import { challengeProgress, challengeRuns, challenges, clubSettings } from '../../schema';

type SettingsRow = typeof clubSettings.$inferSelect;

export interface AutoBankSetting {
  autoBank: boolean;
  /** True until the player answers, once a bank was almost missed. */
  isOffered: boolean;
}

const settingOf = (
  row: Pick<SettingsRow, 'autoBank' | 'almostMissedAt' | 'autoBankChosenAt'> | undefined,
): AutoBankSetting => ({
  autoBank: row?.autoBank ?? false,
  isOffered: row !== undefined && row.almostMissedAt !== null && row.autoBankChosenAt === null,
});

export async function readAutoBank(db: Database, profileId: string): Promise<AutoBankSetting> {
  const [row] = await db.select().from(clubSettings).where(eq(clubSettings.profileId, profileId));
  return settingOf(row);
}

/** Turns auto-bank on or off, which also answers the offer. */
export async function chooseAutoBank(
  db: Database,
  profileId: string,
  autoBank: boolean,
  now: Date,
): Promise<AutoBankSetting> {
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

/** Challenges of players with auto-bank that have a star, are not banked, and can no longer be banked by hand. */
export const readChallengesToBank = (db: Database, now: Date, limit: number) =>
  db
    .select({
      profileId: challengeProgress.profileId,
      challengeId: challengeProgress.challengeId,
      spaceId: challenges.spaceId,
    })
    .from(clubSettings)
    .innerJoin(challengeProgress, eq(challengeProgress.profileId, clubSettings.profileId))
    .innerJoin(challengeRuns, eq(challengeRuns.challengeId, challengeProgress.challengeId))
    .innerJoin(challenges, eq(challenges.definitionId, challengeRuns.definitionId))
    .where(
      and(
        eq(clubSettings.autoBank, true),
        isNull(challengeProgress.bankedAt),
        hasFirstStar,
        lte(challengeRuns.endsAt, addDays(now, -bankGraceDays)),
        gt(challengeRuns.endsAt, addDays(now, -bankGraceDays - catchUpDays)),
        // What ended before the player turned it on stays as it was.
        or(
          isNull(clubSettings.autoBankChosenAt),
          gt(sql`${challengeRuns.endsAt} + ${`${bankGraceDays} days`}::interval`, clubSettings.autoBankChosenAt),
        ),
      ),
    )
    .limit(limit);

const firstStar = sql`(${challenges.thresholds}->0->>'value')::numeric`;

/** In a community challenge, the community reaches the star and the player has a part in it. */
export const hasFirstStar = or(
  and(ne(challenges.type, 'community'), sql`${challengeProgress.progress} >= ${firstStar}`),
  and(
    eq(challenges.type, 'community'),
    gt(challengeProgress.progress, 0),
    sql`${challengeRuns.communityProgress} >= ${firstStar}`,
  ),
);
