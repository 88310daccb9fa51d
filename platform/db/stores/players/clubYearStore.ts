import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { boundsOf, longestStreak } from '../../../domain/clubYear';
import type { Database } from '../../database';
import { readRow } from '../../readRow';

const row = z.object({
  unitsEarned: z.coerce.number(),
  rewardsClaimed: z.coerce.number(),
  challengesCompleted: z.coerce.number(),
  badgesEarned: z.coerce.number(),
  friendsMade: z.coerce.number(),
  weeks: z.array(z.coerce.date()),
  topGame: z.string().nullable(),
});

/** What a player did in a year (UTC). The top game is the one that paid the most Units. */
export async function readClubYear(db: Database, profileId: string, year: number) {
  const { from, to } = boundsOf(year);
  const inYear = (column: string) =>
    sql`profile_id = ${profileId} and ${sql.raw(column)} >= ${from.toISOString()} and ${sql.raw(column)} < ${to.toISOString()}`;
  const found = await readRow(
    db,
    sql`select
      (select coalesce(sum(units), 0) from transactions where ${inYear('date')} and kind = 'earned') as "unitsEarned",
      (select count(*) from claims where ${inYear('claimed_at')} and refunded_at is null) as "rewardsClaimed",
      (select count(*) from challenge_progress where ${inYear('completed_at')}) as "challengesCompleted",
      (select count(*) from player_badges where ${inYear('earned_at')}) as "badgesEarned",
      (select count(*) from friends where ${inYear('friendship_date')}) as "friendsMade",
      (select coalesce(json_agg(starts_at order by starts_at), '[]') from player_weeks where ${inYear('starts_at')}) as weeks,
      (select title from transactions join games using (space_id) where ${inYear('date')} and kind = 'earned'
        group by space_id, title, position order by sum(units) desc, position limit 1) as "topGame"`,
    row,
  );
  if (!found) throw new Error('A select without a table has one row.');
  const { weeks, ...sums } = found;
  return { year, ...sums, weeksInARow: longestStreak(weeks) };
}
