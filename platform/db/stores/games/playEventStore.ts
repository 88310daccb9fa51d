import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { bankGraceDays } from '../../../domain/challenges';
import type { GamePlatform } from '../../../domain/games';
import type { GameplayEvent } from '../../../domain/gameplay';
import type { HoldReason } from '../../../domain/plausibility';
import type { Database } from '../../database';
import { insertRows } from '../../insertRows';
import { challengeCredits, challengeProgress, challengeRuns, playEvents } from '../../schema';

/** Days for which events are kept: traces list them, and one that is sent again counts once. */
export const playEventLifeDays = 180;

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
 * The condition for events older than 180 days, but not for those that advanced a challenge which the player can still advance or
 * bank: their trace adds up to its progress.
 */
export function isPlayEventOver(db: Database, now: Date) {
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
  return and(lte(playEvents.receivedAt, addDays(now, -playEventLifeDays)), notExists(openCredits));
}
