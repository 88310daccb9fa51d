import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, min, sum } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { unitsOfAll } from '../../../domain/challenges';
import type { HoldReason } from '../../../domain/plausibility';
import type { Database } from '../../database';
import {
  accounts,
  actionProgress,
  actions,
  challengeProgress,
  challengeRuns,
  challenges,
  games,
  playEvents,
} from '../../schema';
import type { StoredEvent } from './playEventStore';

const inQuarantine = and(isNotNull(playEvents.heldFor), isNull(playEvents.droppedAt));

/** The Units of the actions and challenges of a space that a player completed in the last 24 hours. */
export async function readUnitsReached(tx: Database, profileId: string, spaceId: string, now: Date): Promise<number> {
  const since = addDays(now, -1);
  const [ofActions] = await tx
    .select({ units: sum(actions.units).mapWith(Number) })
    .from(actionProgress)
    .innerJoin(actions, eq(actions.actionId, actionProgress.actionId))
    .where(
      and(eq(actionProgress.profileId, profileId), eq(actions.spaceId, spaceId), gt(actionProgress.completedAt, since)),
    );
  const ofChallenges = await tx
    .select({ thresholds: challenges.thresholds })
    .from(challengeProgress)
    .innerJoin(challengeRuns, eq(challengeRuns.challengeId, challengeProgress.challengeId))
    .innerJoin(challenges, eq(challenges.definitionId, challengeRuns.definitionId))
    .where(
      and(
        eq(challengeProgress.profileId, profileId),
        eq(challenges.spaceId, spaceId),
        gt(challengeProgress.completedAt, since),
      ),
    );
  return (ofActions?.units ?? 0) + ofChallenges.reduce((total, { thresholds }) => total + unitsOfAll(thresholds), 0);
}

export async function holdEvents(
  tx: Database,
  profileId: string,
  held: readonly { event: StoredEvent; reason: HoldReason }[],
): Promise<void> {
  for (const { event, reason } of held) {
    await tx
      .update(playEvents)
      .set({ heldFor: reason })
      .where(isEvent(profileId, [event.eventId]));
  }
}

/** Events in the quarantine by player, game and reason, those that wait longest first. */
export const readQuarantine = (db: Database) =>
  db
    .select({
      email: accounts.email,
      slug: games.slug,
      reason: playEvents.heldFor,
      events: count(),
      largest: max(playEvents.count),
      since: min(playEvents.receivedAt),
    })
    .from(playEvents)
    .innerJoin(accounts, eq(accounts.userId, playEvents.profileId))
    .innerJoin(games, eq(games.spaceId, playEvents.spaceId))
    .where(inQuarantine)
    .groupBy(accounts.email, games.slug, playEvents.heldFor)
    .orderBy(asc(min(playEvents.receivedAt)));

export const countQuarantine = (tx: Database, profileId: string, spaceId: string): Promise<number> =>
  tx.$count(playEvents, and(eq(playEvents.profileId, profileId), eq(playEvents.spaceId, spaceId), inQuarantine));

/** A player's events in the quarantine, oldest first; of one game, or of all. */
export const readHeldEvents = (tx: Database, profileId: string, spaceId: string | undefined) =>
  tx
    .select()
    .from(playEvents)
    .where(
      and(eq(playEvents.profileId, profileId), spaceId ? eq(playEvents.spaceId, spaceId) : undefined, inQuarantine),
    )
    .orderBy(asc(playEvents.receivedAt), asc(playEvents.eventId));

export async function releaseEvents(tx: Database, profileId: string, eventIds: readonly string[]): Promise<void> {
  await tx.update(playEvents).set({ heldFor: null }).where(isEvent(profileId, eventIds));
}

/** Drops events in the quarantine: they never count. */
export async function dropEvents(tx: Database, profileId: string, eventIds: readonly string[], now: Date) {
  await tx.update(playEvents).set({ droppedAt: now }).where(isEvent(profileId, eventIds));
}

const isEvent = (profileId: string, eventIds: readonly string[]) =>
  and(eq(playEvents.profileId, profileId), inArray(playEvents.eventId, [...eventIds]));
