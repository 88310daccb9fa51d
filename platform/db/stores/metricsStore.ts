import { count, desc, inArray, lte } from 'drizzle-orm';
import { addDays } from '../../domain/calendar';
import type { Database } from '../connect';
import { metricsEvents } from '../schema';

export const metricsLifeDays = 30;

export type MetricsEventRow = typeof metricsEvents.$inferSelect;

/** Events of one visit; the fields of each are those of its type. */
interface MetricsBatch {
  visitId: string;
  release: string;
  events: readonly ({ sequence: number; type: string } & Record<string, string | number | null>)[];
}

/** Stores the events of a batch; an event that is stored already does not change. */
export async function addMetricsEvents(
  db: Database,
  { visitId, release, events }: MetricsBatch,
  now: Date,
): Promise<void> {
  const rows = events.map(({ sequence, type, ...fields }) => ({
    receivedAt: now,
    visitId,
    sequence,
    release,
    type,
    fields,
  }));
  await db.insert(metricsEvents).values(rows).onConflictDoNothing();
}

/** The latest events, newest first, and how many there are of each type. */
export async function readMetricsEvents(db: Database, limit: number) {
  const events = await db.select().from(metricsEvents).orderBy(desc(metricsEvents.eventId)).limit(limit);
  const counts = await db
    .select({ type: metricsEvents.type, total: count() })
    .from(metricsEvents)
    .groupBy(metricsEvents.type)
    .orderBy(metricsEvents.type);
  return { events, counts };
}

/** Events that one statement deletes; more would take longer than a statement may. */
const eventsPerPurge = 10_000;

export async function purgeMetricsEvents(db: Database, now: Date): Promise<void> {
  const { eventId, receivedAt } = metricsEvents;
  const batch = db
    .select({ eventId })
    .from(metricsEvents)
    .where(lte(receivedAt, addDays(now, -metricsLifeDays)))
    .orderBy(receivedAt)
    .limit(eventsPerPurge);
  let deleted: unknown[];
  do {
    deleted = await db.delete(metricsEvents).where(inArray(eventId, batch)).returning({ eventId });
  } while (deleted.length === eventsPerPurge);
}
