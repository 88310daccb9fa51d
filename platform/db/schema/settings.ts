import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const profileId = () =>
  uuid('profile_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' });

/** What a player has set in the club; a player without a row has the defaults. */
export const clubSettings = pgTable(
  'club_settings',
  {
    profileId: profileId().primaryKey(),
    autoBank: boolean('auto_bank').notNull().default(false),
    /** When the player first banked a challenge shortly before it could not be banked any more. */
    almostMissedAt: instant('almost_missed_at'),
    /** When the player turned auto-bank on or off, also in answer to the offer; it is not offered again. */
    autoBankChosenAt: instant('auto_bank_chosen_at'),
  },
  (table) => [
    index('club_settings_with_auto_bank')
      .on(table.profileId)
      .where(sql`${table.autoBank}`),
  ],
);
