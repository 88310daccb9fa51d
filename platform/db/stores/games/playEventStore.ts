import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { bankGraceDays } from '../../../domain/challenges';
import type { GamePlatform } from '../../../domain/games';
import type { GameplayEvent } from '../../../domain/gameplay';
import type { HoldReason } from '../../../domain/plausibility';
import type { Database } from '../../connect';
import { insertRows } from '../../insertRows';
import { challengeCredits, challengeProgress, challengeRuns, playEvents } from '../../schema';

/** Days for which events are kept: traces list them, and one that is sent again counts once. */
export const playEventLifeDays = 180;

/** Events deleted by one statement, so that each stays short beside the calls of players. */
export const playEventsPerPurge = 1000;

export interface EventBatch {
  spaceId: string;
  platform: GamePlatform;
  gameSessionId: string | null;
  events: (GameplayEvent & { eventId?: string })[];
}

export interface StoredEvent extends GameplayEvent {
  eventId: string;
}

/** Stores the events of a batch whose ids are new, and returns those. */
export async function addNewEvents(
  tx: Database,
  profileId: string,
  { spaceId, platform, gameSessionId, events }: Omit<EventBatch, 'platform'> & { platform: GamePlatform | null },
  now: Date,
): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const shared = { profileId, spaceId, platform, gameSessionId, receivedAt: now };
  return tx
    .insert(playEvents)
    .values(events.map(({ eventId = randomUUID(), name, count }) => ({ ...shared, eventId, name, count })))
    .onConflictDoNothing()
    .returning({ eventId: playEvents.eventId, name: playEvents.name, count: playEvents.count });
}

/** The statements that store events which are not stored yet, for `writeTogether`; a reason puts one into the quarantine. */
export const eventWrites = (
  profileId: string,
  { spaceId, platform, gameSessionId }: Omit<EventBatch, 'events'>,
  events: readonly (StoredEvent & { heldFor: HoldReason | null })[],
  now: Date,
) => {
  const shared = { profileId, spaceId, platform, gameSessionId, receivedAt: now };
  return insertRows(
    playEvents,
    events.map((event) => ({ ...shared, ...event })),
  );
};

/**
 * Deletes events older than 180 days, in batches, with what they credited. Events that advanced a challenge which the
 * player can still advance or bank are kept: their trace adds up to its progress.
 */
export async function purgePlayEvents(db: Database, now: Date): Promise<void> {
  const openCredits = db
    .select({ eventId: challengeCredits.eventId })
    .from(challengeCredits)
    .innerJoin(challengeRuns, eq(challengeRuns.challengeId, challengeCredits.challengeId))
    .leftJoin(
      challengeProgress,
      and(
        eq(challengeProgress.profileId, challengeCredits.profileId),
        eq(challengeProgress.challengeId, challengeCredits.challengeId),
      ),
    )
    .where(
      and(
        eq(challengeCredits.profileId, playEvents.profileId),
        eq(challengeCredits.eventId, playEvents.eventId),
        isNull(challengeProgress.bankedAt),
        or(isNull(challengeRuns.endsAt), gt(challengeRuns.endsAt, addDays(now, -bankGraceDays))),
      ),
    );
  // Several platforms may purge one database: each skips the rows that another one deletes.
  const batch = db
    .select({ profileId: playEvents.profileId, eventId: playEvents.eventId })
    .from(playEvents)
    .where(and(lte(playEvents.receivedAt, addDays(now, -playEventLifeDays)), notExists(openCredits)))
    .orderBy(asc(playEvents.receivedAt))
    .limit(playEventsPerPurge)
    .for('update', { skipLocked: true });
  let deleted: unknown[];
  do {
    deleted = await db
      .delete(playEvents)
      .where(sql`(${playEvents.profileId}, ${playEvents.eventId}) in ${batch}`)
      .returning({ eventId: playEvents.eventId });
  } while (deleted.length === playEventsPerPurge);
}
